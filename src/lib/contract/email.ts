/** Text, an @ sign, text, a dot, text (spec 1 §5); without the signs that make two addresses of one. */
export const emailShape = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/
