/** Text, an @ sign, text, a dot, text (spec 1 §5). */
export const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
