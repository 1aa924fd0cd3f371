/// How a character counts in a search.
enum LetterFolding {
  /// One or two ASCII letters or digits.
  case letters(UInt8, UInt8?)
  /// A letter of another script, lower-case.
  case scalar(Unicode.Scalar)
  /// An accent on its own, or a mark that chooses how a sign is drawn: as if it were not there.
  case nothing
  /// Parts words.
  case separator

  static func folded(_ scalar: Unicode.Scalar) -> LetterFolding {
    let value = scalar.value
    switch value {
    case 0x30...0x39, 0x61...0x7A: return .letters(UInt8(value), nil)
    case 0x41...0x5A: return .letters(UInt8(value) + 0x20, nil)
    case 0..<0xAA: return .separator
    case 0xC0...0x17F: return latin(Int(value) - 0xC0)
    case 0x300...0x36F, 0xFE00...0xFE0F: return .nothing
    case 0x391...0x3A9, 0x410...0x42F: return moved(value, by: 0x20)
    case 0x400...0x40F: return moved(value, by: 0x50)
    default: return isSeparator(value) ? .separator : .scalar(scalar)
    }
  }

  private static func moved(_ value: UInt32, by distance: UInt32) -> LetterFolding {
    Unicode.Scalar(value + distance).map { .scalar($0) } ?? .separator
  }

  private static func latin(_ index: Int) -> LetterFolding {
    let first = latinBases.utf8Start[index * 2]
    let second = latinBases.utf8Start[index * 2 + 1]
    if first == filler { return .separator }
    return .letters(first, second == filler ? nil : second)
  }

  /// Punctuation, symbols and spaces outside of ASCII.
  private static func isSeparator(_ value: UInt32) -> Bool {
    switch value {
    case 0xAA, 0xB5, 0xBA: false
    case 0xAB...0xBF, 0x2000...0x2BFF, 0x2E00...0x2E7F, 0x3000...0x3004, 0x3007...0x3020: true
    case 0xFE30...0xFE6F, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFFFD, 0x1F000...0x1FAFF: true
    default: false
    }
  }

  /// Two bytes each for U+00C0 to U+017F: the letter without its accent, lower-case, or two
  /// letters; an underscore fills up.
  private static let latinBases: StaticString = """
    a_a_a_a_a_a_aec_e_e_e_e_i_i_i_i_d_n_o_o_o_o_o___o_u_u_u_u_y_thss\
    a_a_a_a_a_a_aec_e_e_e_e_i_i_i_i_d_n_o_o_o_o_o___o_u_u_u_u_y_thy_\
    a_a_a_a_a_a_c_c_c_c_c_c_c_c_d_d_d_d_e_e_e_e_e_e_e_e_e_e_g_g_g_g_\
    g_g_g_g_h_h_h_h_i_i_i_i_i_i_i_i_i_i_ijijj_j_k_k_k_l_l_l_l_l_l_l_\
    l_l_l_n_n_n_n_n_n_n_n_n_o_o_o_o_o_o_oeoer_r_r_r_r_r_s_s_s_s_s_s_\
    s_s_t_t_t_t_t_t_u_u_u_u_u_u_u_u_u_u_u_u_w_w_y_y_y_z_z_z_z_z_z_s_
    """
}

private let filler: UInt8 = 0x5F
