/** The letters that text messages have by their own alphabet (GSM 03.38), and those of its second table, which count twice. */
const cheap = /[@£$¥èéùìòÇ\n\rØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]/
const double = /[\^{}\\[~\]|€]/

/** How long a text message is. `size` is the most letters of one part, `dear` the letters that make the parts small. */
export type MessageParts = { letters: number; parts: number; size: number; dear: readonly string[] }

/** Counts a text as providers do: 160 letters a part, 153 of several; 70 and 67 as soon as one letter is not in GSM 03.38. */
export function messageParts(text: string): MessageParts {
  const dear = [...new Set([...text].filter((letter) => !cheap.test(letter) && !double.test(letter)))]
  const isDear = dear.length > 0
  // Outside GSM 03.38 a letter is one unit of UTF-16, or two.
  const letters = isDear ? text.length : [...text].reduce((sum, one) => sum + (double.test(one) ? 2 : 1), 0)
  const whole = isDear ? 70 : 160
  const size = letters <= whole ? whole : isDear ? 67 : 153
  return { letters, parts: Math.max(1, Math.ceil(letters / size)), size, dear }
}
