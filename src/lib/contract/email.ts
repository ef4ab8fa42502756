/**
 * Text, an @ sign, text, a dot, text (spec 1 §5). Excludes the special characters of e-mail headers (RFC 5322: lists, groups,
 * comments, quotes), and control and invisible characters. The expression runs in linear time.
 */
export const emailShape =
  /^[^\s@,;:<>()[\]\\"\p{C}]+@[^\s@,;:<>()[\]\\"\p{C}][^\s.@,;:<>()[\]\\"\p{C}]*\.[^\s@,;:<>()[\]\\"\p{C}]+$/u
