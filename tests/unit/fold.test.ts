import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { excerptAround, fold, foldedWords, markWords, searchable } from '../../src/lib/text/fold.ts'
import { nearestWord } from '../../src/lib/text/nearest-word.ts'

const marked = (text: string, words: string[]) =>
  markWords(text, words)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join('')

describe('folded text', () => {
  test.each([
    ['Asɔre', 'asore'],
    ['ƐDƐ', 'ede'],
    ['Ŋutifafa', 'nutifafa'],
    ['Éloïse', 'eloise'],
    ['E\u0301loise', 'eloise'],
  ])('%s is %s', (typed, plain) => {
    expect(fold(typed)).toBe(plain)
  })

  test('is what the indexes of searches hold: whoever changes it rebuilds them by a migration', () => {
    const letters = Array.from({ length: 0x2000 }, (_, code) => String.fromCodePoint(code))

    expect(hash('sha1', letters.map(searchable).join('\n'))).toBe('d8ee4218c08b11344b7a2fa07548ad598c7e10e9')
  })

  test('has its words without what stands around them', () => {
    expect(foldedWords('  “Adaobi’s” -all-night- <b>prayer</b>, 2026 ')).toEqual([
      'adaobi',
      's',
      'all',
      'night',
      'b',
      'prayer',
      'b',
      '2026',
    ])
  })

  test('is marked in the letters of the text', () => {
    expect(marked('Ɔdɔ yɛ wu, ɔdɔ', ['odo'])).toBe('[Ɔdɔ] yɛ wu, [ɔdɔ]')
    expect(marked('E\u0301glise 🙏 église', ['eglise'])).toBe('[Église] 🙏 [église]')
    expect(marked('anana', ['ana'])).toBe('[anana]')
    expect(marked('nothing', ['odo', ''])).toBe('nothing')
  })

  test('is cut around the first place, between words', () => {
    const long = `${'before '.repeat(40)}harvest ${'after '.repeat(40)}`

    const cut = excerptAround(long, ['harvest'], 60)

    expect(cut).toContain('harvest')
    expect(cut.length).toBeLessThanOrEqual(62)
    expect(cut).toMatch(/^…before .* after…$/)
    expect(excerptAround(' short \n text ', ['x'], 60)).toBe('short text')
    expect(excerptAround(long, ['x'], 20)).toBe('before before…')
  })
})

test.each([
  ['adobi', 'adaobi'],
  ['kwamee', 'kwame'],
  ['mensh', 'mensah'],
  ['ama', undefined],
  ['zzzzzz', undefined],
])('%s is read as %s', (typed, known) => {
  expect(nearestWord(typed, ['adaobi', 'kwame', 'mensah', 'prayer', 'amazed'])).toBe(known)
})
