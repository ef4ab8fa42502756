/**
 * Text, an @ sign, text, a dot, text (spec 1 §5). Without the signs that mean something in the header of a letter (RFC 5322:
 * lists, groups, comments, quotes), and without control and invisible characters. It takes linear time.
 */
export const emailShape =
  /^[^\s@,;:<>()[\]\\"\p{C}]+@[^\s@,;:<>()[\]\\"\p{C}][^\s.@,;:<>()[\]\\"\p{C}]*\.[^\s@,;:<>()[\]\\"\p{C}]+$/u
