/** An upload: how many of its bytes were acknowledged, and whether the sermon was. `gone`: it cannot be continued. */
export type Upload = { id: string; title: string; arrived: number; made: boolean; gone?: boolean }

/** The acknowledged writes. A write whose answer was lost may be stored or not: it is under `asked` until the next one, and is no loss. */
export type Ledger = {
  /** Distinguishes the ledgers of one church. */
  name: string
  acknowledged: number
  /** Unsuccessful answers during the load, by status and text, with their number. */
  refused: Map<string, number>
  signUps: string[]
  prayers: string[]
  messages: string[]
  edits: { event: number; titles: string[]; version: number; sent: string | undefined }
  marks: Map<number, { kept: boolean | undefined; sent: boolean | undefined }>
  attended: { fellowship: number; event: number }
  uploads: Upload[]
}

export const openLedger = (name: string): Ledger => ({
  name,
  acknowledged: 0,
  refused: new Map(),
  signUps: [],
  prayers: [],
  messages: [],
  edits: { event: 0, titles: [], version: 1, sent: undefined },
  marks: new Map(),
  attended: { fellowship: 0, event: 0 },
  uploads: [],
})

export const wordsOf = (title: string): string => `The words of ${title}, «whole» and ɔ.`

export const partBytes = 40_000
const parts = 3

/** The recording of a title: an MP4 by its first bytes, and unique by the others. */
export function recordingOf(title: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(parts * partBytes, `${title} `)
  bytes.write('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')
  return bytes
}
