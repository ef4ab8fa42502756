import { placeOf, type SongPart } from '../../contract/services/song.ts'
import type { Heading } from './headings.ts'

type Open = { kind: SongPart['kind']; number: number | undefined; language: string; lines: string[] }

/**
 * Gathers the parts of a song as a file has them, one after the other. A heading without words, and a part with the same words again, are sung again
 * and not stored twice.
 */
export class PartsBuilder {
  readonly #language: string
  readonly #remarks: string[]
  readonly #parts: SongPart[] = []
  readonly #order: string[] = []
  #isSung = true
  #open: Open | undefined

  constructor(language: string, remarks: string[]) {
    this.#language = language
    this.#remarks = remarks
  }

  /** Begins a part; the one before it is complete. */
  begin({ kind, number, language = this.#language }: Heading): void {
    this.end()
    this.#open = { kind, number, language, lines: [] }
  }

  /** Adds a line to the open part, or to a new verse. */
  add(line: string): void {
    if (!this.#open) this.begin({ kind: 'verse' })
    this.#open?.lines.push(line.trimEnd())
  }

  /** What follows is kept, and not sung by the order of the song. */
  leaveOrder(): void {
    this.end()
    this.#isSung = false
  }

  /** A blank line completes a part that has words, and one that is sung again; a new heading waits for its words. */
  blank(): void {
    const part = this.#open
    if (!part) return
    const isKnown = this.#parts.some(
      ({ kind, number }) => kind === part.kind && (part.number ?? number) === number,
    )
    if (part.lines.length > 0 || isKnown) this.end()
  }

  /** Completes the open part. */
  end(): void {
    const part = this.#open
    this.#open = undefined
    if (!part) return
    const lines = part.lines.join('\n').trimEnd().replace(/^\n+/, '')
    const alike = this.#parts.filter(({ kind, language }) => kind === part.kind && language === part.language)
    const again =
      lines === ''
        ? alike.find(({ number }) => part.number === undefined || number === part.number)
        : alike.find((one) => one.lines === lines)
    if (again) this.#sing(again)
    else if (lines !== '') this.#store(part, alike, lines)
  }

  #store(part: Open, alike: readonly SongPart[], lines: string): void {
    const taken = new Set(alike.map(({ number }) => number))
    let number = part.number ?? 1
    if (part.number !== undefined && taken.has(number))
      this.#remarks.push(`“${part.kind} ${number}” stands there twice with different words: both are kept.`)
    while (taken.has(number)) number += 1
    const added = { kind: part.kind, number, language: part.language, lines }
    this.#parts.push(added)
    this.#sing(added)
  }

  /** The parts, and their order where it is not that of the parts. */
  build(): { parts: SongPart[]; part_order: string[] } {
    this.end()
    const written = [...new Set(this.#parts.map(placeOf))]
    return {
      parts: this.#parts,
      part_order: this.#order.join() === written.join() ? [] : this.#order,
    }
  }

  #sing(part: SongPart): void {
    if (!this.#isSung) return
    const place = placeOf(part)
    // The other languages of a part are sung in its place.
    if (part.language === this.#parts[0]?.language || !this.#order.includes(place)) this.#order.push(place)
  }
}
