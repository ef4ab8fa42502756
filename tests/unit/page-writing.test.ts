import { describe, expect, test } from 'vitest'
import { PagePath } from '../../src/lib/contract/pagination.ts'
import { renderMarkdown } from '../../src/lib/text/markdown.ts'
import {
  type Edit,
  insertLink,
  linkAt,
  type Selected,
  toggleList,
  toggleStrong,
} from '../../src/lib/text/markdown-edits.ts'
import { pathOfTyped, slugOf } from '../../src/lib/text/slug.ts'
import { linkOfTyped } from '../../src/lib/text/typed-link.ts'
import { keysInDocument } from '../../src/server/platform/files/named.ts'

/** A text with its selection between bars. */
function selected(marked: string): Selected {
  const [before = '', chosen = '', after = ''] = marked.split('|')
  return { text: before + chosen + after, from: before.length, to: before.length + chosen.length }
}

/** The text after an edit, with what is selected then between bars. */
function edited({ text }: Selected, { from, to, words, start, end }: Edit): string {
  const whole = text.slice(0, from) + words + text.slice(to)
  return `${whole.slice(0, start)}|${whole.slice(start, end)}|${whole.slice(end)}`
}

describe('the buttons above a text', () => {
  test.each([
    ['Come |all| of you', 'Come |**all**| of you'],
    ['Come |**all**| of you', 'Come |all| of you'],
    ['Come **|all|** of you', 'Come |all| of you'],
    ['Come| all |of you', 'Come| **all** |of you'],
    ['Come ||', 'Come **||**'],
    ['|One\n\ntwo|', '|**One**\n\n**two**|'],
  ])('bold makes %j %j', (before, expected) => {
    const given = selected(before)

    expect(edited(given, toggleStrong(given))).toBe(expected)
  })

  test.each([
    ['|Bible\nwater|', '|- Bible\n- water|'],
    ['Bring:\nBi|ble\nwat|er', 'Bring:\n|- Bible\n- water|'],
    ['|- Bible\n- water|', '|Bible\nwater|'],
    ['|Bible|\nThen we eat', '|- Bible|\n\nThen we eat'],
    ['|• Bible\n• water|', '|- Bible\n- water|'],
    ['||', '|- |'],
  ])('list makes %j %j', (before, expected) => {
    const given = selected(before)

    expect(edited(given, toggleList(given))).toBe(expected)
  })

  test('a link takes the selected words, and the one that stands there is changed', () => {
    const given = selected('Read |our [story]| (2)')
    const link = linkAt(given)

    const first = insertLink(link, { words: link.words, address: 'https://a.example/x_(y)' })
    const again = linkAt(selected('Read [our| sto|ry](/about) now'))

    expect(edited(given, first)).toBe('Read [our \\[story\\]](https://a.example/x_%28y%29)|| (2)')
    expect(again).toMatchObject({ from: 5, to: 24, words: 'our story', address: '/about' })
  })

  test('what they write is shown as it is meant', () => {
    const strong = selected('|Come, all|')
    const html = renderMarkdown(edited(strong, toggleStrong(strong)).replaceAll('|', ''), {
      pages: new Set(),
      off: new Set(),
    })

    expect(html).toContain('<strong>Come, all</strong>')
  })
})

test.each([
  ['Women’s Fellowship', '/womens-fellowship'],
  ['Ɔkyeame Kwadwo & Ɛfua', '/okyeame-kwadwo-efua'],
  ['  Choir 2026!  ', '/choir-2026'],
  [`${'A'.repeat(59)} b`, `/${'a'.repeat(59)}`],
])('the title %j makes the address %s, which a page may have', (title, address) => {
  expect(`/${slugOf(title)}`).toBe(address)
  expect(PagePath.safeParse(address).success).toBe(true)
})

test.each([
  ['Our Choir/History/', '/our-choir/history'],
  ['choir', '/choir'],
  ['/about', '/about'],
])('the typed address %j is %s', (typed, address) => expect(pathOfTyped(typed)).toBe(address))

test.each([
  ['facebook.com', 'https://facebook.com'],
  [' www.facebook.com/asore?x=1 ', 'https://www.facebook.com/asore?x=1'],
  ['office@asore.example', 'mailto:office@asore.example'],
  ['024 412 3456', 'tel:0244123456'],
  ['+233 24 412-3456', 'tel:+233244123456'],
  ['/events', '/events'],
  ['#order', '#order'],
  ['https://a.example', 'https://a.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['events', 'events'],
  ['', ''],
])('the typed link %j is %s', (typed, link) => expect(linkOfTyped(typed)).toBe(link))

test('a file that only a link names is kept with the page', () => {
  const words = JSON.stringify({
    text: '[Form](/media/pages/abc-1.pdf)',
    link: '/media/pages/def.docx',
    key: 'pages/g.webp',
  })

  expect(keysInDocument(words)).toEqual(['pages/abc-1.pdf', 'pages/def.docx', 'pages/g.webp'])
})
