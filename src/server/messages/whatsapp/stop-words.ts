/** Words that end messages by WhatsApp, in the languages of the interface, and those that take it back. */
const stops = [
  'stop',
  'stop all',
  'stopall',
  'unsubscribe',
  'cancel',
  'end',
  'quit',
  'arret',
  'gyae',
  'dzudzɔ',
  'dzudzo',
]
const starts = ['start', 'unstop', 'subscribe']

/** Whether the whole of what somebody wrote is such a word, in any case and with any marks around it. */
export function readStopWord(text: string): 'stop' | 'start' | undefined {
  const word = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (stops.includes(word)) return 'stop'
  return starts.includes(word) ? 'start' : undefined
}
