import { afterEach, expect, test } from 'vitest'
import { siteWords } from '../../../src/components/site/head/messages.ts'
import { languages } from '../../../src/languages/all.ts'
import type { LanguageAnswer, LanguagesAnswer } from '../../../src/lib/contract/website/translations.ts'
import { textOf } from '../../../src/lib/words/translation.ts'
import { openResponseCache } from '../../../src/server/platform/cache/response-cache.ts'
import { currentWords, inLanguage, speakWith } from '../../../src/server/platform/words/speaking.ts'
import { openWords } from '../../../src/server/website/languages/open-words.ts'
import { saveCorrection } from '../../../src/server/website/languages/repo.ts'
import { isOnVisitorsWay, listSentences } from '../../../src/server/website/languages/sentences.ts'
import { type Church, sentencesOfSource } from '../../support/church.ts'
import { openPubSubs } from '../../support/in-turns.ts'
import { openTranslators, readRows, readWord, wordsPath } from '../../support/translators.ts'

/* The church reads and corrects the words of the interface (docs/languages/README.md). */

afterEach(() => speakWith(languages))

const submit = 'login.submit'
const builtSubmit = languages['tw']?.['login']?.['submit']
const at = new Date('2026-11-22T10:00:00Z')

const coverage = async (church: Church, access: string, language = 'tw'): Promise<LanguageAnswer> => {
  const { languages: all } = (await church.get('admin/languages/', access)).body as LanguagesAnswer
  const answer = all.find((one) => one.language === language)
  if (!answer) throw new Error(`There is no language ${language}`)
  return answer
}

const speaking = (church: Church) =>
  openWords({ ...church, sentences: sentencesOfSource, report: (error) => void church.faults.push(error) })

test('a translator sees how far each language is, and reads its sentences beside the English ones', async () => {
  const { church, translator } = await openTranslators()
  await using _ = church

  const tw = await coverage(church, translator)
  const page = await readRows(church, translator, 'part=signing-in&search=log%20in&limit=3')

  expect(tw).toMatchObject({ name: 'Twi', is_offered: true, read: 0, again: 0 })
  expect(tw.draft + tw.missing).toBe(tw.sentences)
  expect(tw.way.sentences).toBeLessThan(tw.sentences)
  expect(page.results).toHaveLength(3)
  expect(await readWord(church, translator, submit)).toMatchObject({
    english: 'Log in',
    text: builtSubmit && textOf(builtSubmit),
    state: 'draft',
    is_own: false,
    version: 0,
  })
})

test('a translator corrects a sentence and marks it as read, and takes it back', async () => {
  const { church, translator } = await openTranslators()
  await using _ = church

  const corrected = await church.put(wordsPath(submit), { text: ' Bra mu ', is_read: true }, translator)
  const tw = await coverage(church, translator)
  const logged = await church.db.selectFrom('log_entry').select(['action', 'detail']).execute()
  const dropped = await church.remove(wordsPath(submit), translator)

  expect(corrected.body).toMatchObject({
    text: 'Bra mu',
    state: 'read',
    is_own: true,
    by: 'member',
    version: 1,
  })
  expect(tw.read).toBe(1)
  expect(logged).toContainEqual({ action: 'Words read', detail: 'tw login.submit' })
  expect(dropped.body).toMatchObject({ state: 'draft', is_own: false, version: 0 })
})

test('of two people who correct one sentence the second is told', async () => {
  const { church, translator, admin } = await openTranslators()
  await using _ = church
  await church.put(wordsPath(submit), { text: 'Bra mu', is_read: false }, admin)

  const second = await church.send(
    wordsPath(submit),
    {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'If-Match': '"0"' },
      body: JSON.stringify({ text: 'Hyɛn mu', is_read: false }),
    },
    translator,
  )

  expect(second.status).toBe(409)
  expect(await readWord(church, translator, submit)).toMatchObject({ text: 'Bra mu', state: 'draft' })
})

test.each([
  ['factors.codeHint', 'A sentence without its value', /“{church}” is missing/],
  ['factors.codeHint', '{church} and {hall}', /“{hall}” is no value/],
  ['login.newHere', 'Woyɛ foforɔ', /This sentence has a link/],
  ['login.newHere', 'Woyɛ </a>foforɔ<a>', /This sentence has a link/],
  [submit, '<script>alert(1)</script>', /cannot stand in a sentence/],
  [submit, '` + alert(1) + `', /cannot stand in a sentence/],
  [submit, '  ', /Please write one/],
  [submit, 'a'.repeat(61), /longer than 60 letters/],
  [submit, 'one\ntwo', /line breaks/],
  [submit, { one: 'a', other: 'b' }, /one form/],
  [submit, { names: { Log: 'x' } }, /as a whole/],
] as const)('%s cannot be %j', async (word, text, why) => {
  const { church, translator } = await openTranslators()
  await using _ = church

  const { status, body } = await church.put(wordsPath(word), { text, is_read: true }, translator)

  expect(status).toBe(400)
  expect((body as { text: string[] }).text[0]).toMatch(why)
  expect(await church.db.selectFrom('translation').selectAll().execute()).toEqual([])
})

test('the server speaks with a correction at once, and pages in that language are forgotten', async () => {
  const { church, translator } = await openTranslators()
  await using _ = church
  await speaking(church)
  const forgotten = Promise.withResolvers<void>()
  church.cache.onInvalidate('words', forgotten.resolve)

  await church.put(wordsPath('site.language'), { text: 'Kasa a wopɛ', is_read: true }, translator)
  await forgotten.promise

  expect(inLanguage('tw', () => siteWords.language)).toBe('Kasa a wopɛ')
  expect(inLanguage('en', () => siteWords.language)).toBe('Language')
})

test('another process speaks with it, too', async () => {
  const { church } = await openTranslators()
  await using _ = church
  const [here, there] = openPubSubs(2)
  const [own, others] = [openResponseCache(here), openResponseCache(there)]
  await speaking({ ...church, cache: others })
  const forgotten = Promise.withResolvers<void>()
  others.onInvalidate('words', forgotten.resolve)
  await saveCorrection(
    church.db,
    { language: 'tw', area: 'login', key: 'submit', text: 'Bra mu', english: 'Log in', state: 'read' },
    { by: null, at },
  )

  own.invalidate('corrections')
  await forgotten.promise

  expect(currentWords()['tw']?.['login']?.['submit']).toEqual({ read: 'Bra mu' })
})

test('a changed English text makes a correction one to look at again; it is shown while it fits', async () => {
  const { church, translator } = await openTranslators()
  await using _ = church
  const save = (word: string, text: string, english: string) => {
    const [area = '', key = ''] = word.split('.')
    return saveCorrection(
      church.db,
      { language: 'tw', area, key, text, english, state: 'read' },
      { by: null, at },
    )
  }
  await save('login.submit', 'Bra mu', 'Sign in')
  await save('factors.codeHint', 'Nọma nsia', 'Six digits')
  await save('login.isNoMore', 'Bra', 'Come')
  await speaking(church)

  const [old, unfit] = [
    await readWord(church, translator, submit),
    await readWord(church, translator, 'factors.codeHint'),
  ]
  const again = await readRows(church, translator, 'state=again')

  expect(old).toMatchObject({ state: 'again', text: 'Bra mu', before: 'Sign in', misfit: null })
  expect(unfit).toMatchObject({ state: 'again', text: 'Nọma nsia' })
  expect(unfit.misfit).toMatch(/“{church}” is missing/)
  expect(again.count).toBe(2)
  expect(currentWords()['tw']?.['login']?.['submit']).toEqual({ draft: 'Bra mu' })
  expect(currentWords()['tw']?.['factors']?.['codeHint']).toEqual(languages['tw']?.['factors']?.['codeHint'])
})

test('a language is offered once the way of a visitor was read, and by an admin as a draft', async () => {
  const { church, translator, admin } = await openTranslators()
  await using _ = church
  const path = 'admin/languages/tw/'
  const off = await church.call('PATCH', path, { is_offered: false }, admin)
  const refused = await church.call('PATCH', path, { is_offered: true }, admin)
  const byTranslator = await church.call('PATCH', path, { is_offered: true, as_draft: true }, translator)
  const way = listSentences(sentencesOfSource()).filter(isOnVisitorsWay)
  const [last, ...others] = way
  if (!last) throw new Error('There is no way')
  const textFor = ({ area, key, english }: typeof last) => {
    const built = languages['tw']?.[area]?.[key]
    return built ? textOf(built) : english
  }
  for (const one of others)
    await saveCorrection(
      church.db,
      { language: 'tw', ...one, text: textFor(one), state: 'read' },
      { by: null, at },
    )
  const before = await coverage(church, translator)

  await church.put(wordsPath(`${last.area}.${last.key}`), { text: textFor(last), is_read: true }, translator)

  const after = await coverage(church, translator)
  expect([off.status, refused.status, byTranslator.status]).toEqual([200, 409, 403])
  expect(before.is_offered).toBe(false)
  expect(after).toMatchObject({ is_offered: true, way: { read: way.length, draft: 0, missing: 0 } })
})

test('an admin switches a draft on knowingly', async () => {
  const { church, admin } = await openTranslators()
  await using _ = church
  const path = 'admin/languages/ee/'
  await church.call('PATCH', path, { is_offered: false }, admin)

  const on = await church.call('PATCH', path, { is_offered: true, as_draft: true }, admin)

  expect(on.status).toBe(200)
  expect((await coverage(church, admin, 'ee')).is_offered).toBe(true)
})

test('who is no translator reads and changes nothing, and a translator nothing else', async () => {
  const { church, translator } = await openTranslators()
  await using _ = church
  const { access } = await church.signIn('leader')

  const read = await church.get('admin/languages/', access)
  const write = await church.put(wordsPath(submit), { text: 'Bra mu', is_read: true }, access)
  const others = await Promise.all(
    ['admin/church/', 'admin/settings/', 'people/', 'inbox/', 'admin/pages/'].map((path) =>
      church.get(path, translator),
    ),
  )

  expect([read.status, write.status]).toEqual([403, 403])
  expect(others.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
})

test('a language or a sentence that is not there is not found', async () => {
  const { church, translator } = await openTranslators()
  await using _ = church
  const correction = { text: 'x', is_read: false }

  const answers = await Promise.all([
    church.get('admin/languages/xx/words/', translator),
    church.get('admin/languages/constructor/words/', translator),
    church.put(wordsPath('login.constructor'), correction, translator),
    church.put(wordsPath('login.toString'), correction, translator),
  ])

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})
