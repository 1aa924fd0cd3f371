import { equal } from "./assert.js";
import { isSampleAt, storeName } from "../../Web/host/sample.js";

Deno.test("the address decides whether the page shows a made-up logbook", () => {
  equal(isSampleAt("/sample/"), true);
  equal(isSampleAt("/gym/sample/index.html"), true);
  equal(isSampleAt("/"), false);
  equal(isSampleAt("/index.html"), false);
  equal(isSampleAt("/sampler/"), false);
  equal(isSampleAt("/sample/else"), false);
  equal(isSampleAt(undefined), false);
});

Deno.test("everywhere else the store has the name it always had", () => equal(storeName, "rung"));
