import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dictionariesOf, mayDefineWords } from '../../integrations/dictionaries.ts'
import { inlineWords } from '../../integrations/inline-words.ts'
import { bareTexts } from '../../scripts/languages/bare-texts.ts'
import { languages } from '../../src/languages/all.ts'
import { formsOf, isNames, isPlural, partsOf, placeholdersOf } from '../../src/lib/words/fill.ts'
import { pluralCondition, pluralForm } from '../../src/lib/words/plural.ts'
import type { Source } from '../../src/lib/words/source.ts'
import { textOf } from '../../src/lib/words/translation.ts'

/* The dictionaries of the interface and their translations (docs/languages/README.md). */

const dictionaries = globSync('src/**/*.ts')
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .filter(mayDefineWords)
  .flatMap((file) => [...dictionariesOf(file.slice(1)).values()])

const byArea = new Map(dictionaries.map(({ area, texts }) => [area, texts]))

/** Every translated text with its English one. */
const translations = Object.entries(languages).flatMap(([tag, areas]) =>
  Object.entries(areas).flatMap(([area, words]) =>
    Object.entries(words).flatMap(([key, sentence]) =>
      sentence
        ? [
            {
              name: `${tag} ${area}.${key}`,
              english: byArea.get(area)?.get(key),
              translated: textOf(sentence),
            },
          ]
        : [],
    ),
  ),
)

/** Those that are sentences, not names for the words of an English one. */
const sentences = translations.flatMap(({ translated, ...one }) =>
  isNames(translated) ? [] : [{ ...one, translated }],
)

test('names stand for words of an English text with a value, and are no markup', () => {
  const named = translations.flatMap(({ translated, ...one }) =>
    isNames(translated) ? [{ ...one, translated }] : [],
  )
  const wrong = named.filter(
    ({ english, translated }) =>
      typeof english !== 'string' ||
      placeholdersOf(english).length === 0 ||
      Object.entries(translated.names).some(
        ([words, name]) => !/^[A-Za-z][\w’ (),-]*$/.test(words) || /[<`\p{Cc}]/u.test(name),
      ),
  )

  expect(named.length).toBeGreaterThan(0)
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('the build can put each word in its place in a script', () => {
  const faults = globSync('src/{components,islands,lib,service-worker,stores}/**/*.{ts,tsx}').flatMap(
    (file) => {
      try {
        inlineWords(`${process.cwd()}/${file}`, readFileSync(file, 'utf8'))
        return []
      } catch (error) {
        return [String(error)]
      }
    },
  )

  expect(faults).toEqual([])
})

test('each dictionary has a name of its own', () => {
  expect(byArea.size).toBe(dictionaries.length)
  expect(dictionaries.length).toBeGreaterThan(5)
})

test('an English text with a count has both forms', () => {
  const wrong = dictionaries.flatMap(({ area, texts }) =>
    [...texts]
      .filter(([, text]) => !isPlural(text) && placeholdersOf(text).includes('count'))
      .map(([key]) => `${area}.${key}`),
  )

  expect(wrong).toEqual([])
})

/** What a translation has in common with its English text. */
const shapeOf = (source: Source | undefined) =>
  source && {
    isPlural: isPlural(source),
    values: [...new Set(formsOf(source).flatMap(placeholdersOf))].sort(),
    links: partsOf(formsOf(source).at(-1) ?? '').length,
    startsWithSpace: formsOf(source).map((form) => /^\s/.test(form) && !form.startsWith('<')),
    isEmpty: formsOf(source).some((form) => form.trim() === ''),
  }

test.each(Object.keys(languages))(
  'the words of %s fit the English ones: their keys, values, links and forms',
  (tag) => {
    const own = sentences.filter(({ name }) => name.startsWith(`${tag} `))
    const wrong = own.filter(
      ({ english, translated }) => JSON.stringify(shapeOf(english)) !== JSON.stringify(shapeOf(translated)),
    )

    expect(wrong.map(({ name }) => name)).toEqual([])
  },
)

test('a translation is no markup', () => {
  const wrong = sentences.filter(({ translated }) =>
    formsOf(translated).some((form) => /<(?!\/?a>)|[\p{Cc}]/u.test(form)),
  )

  expect(wrong.map(({ name }) => name)).toEqual([])
})

test.each(['en', 'tw', 'ee', 'fr', 'gaa'])(
  'scripts and server choose the same form of a number in %s',
  (tag) => {
    const numbers = Array.from({ length: 200 }, (_, number) => number)
    const byScript = (count: number) =>
      new Function('count', `return ${pluralCondition(tag, 'count')}`)(count) ? 'one' : 'other'

    expect(numbers.map(byScript)).toEqual(numbers.map((number) => pluralForm(tag, number)))
  },
)

/** Folders and pages whose words are all in dictionaries. */
const translated = [
  'src/pages/{login,signup,forgot-password,reset-password,404,503}.astro',
  'src/components/site/{Footer,head/LanguageSwitch}.astro',
  'src/components/codes/*.tsx',
  'src/islands/shell/Header.astro',
  'src/islands/accounts/session/{LoginForm,PasskeyLogin,CodeLogin,SecondStep,FactorFields}.tsx',
  'src/islands/accounts/session/{SignUpForm,PersonFields,OfficeCodeForm,CodeReset,ForgotPasswordForm,ResetPasswordForm}.tsx',
  'src/pages/{prayer-requests,memberfellowship,complete-profile,dashboard}.astro',
  'src/islands/care/prayer-requests/*.tsx',
  'src/pages/{testimonies,testimonyshare}.astro',
  'src/islands/care/testimonies/*.tsx',
  'src/pages/{welcome-card,my-messages,receipt,kofi-ama}.astro',
  'src/islands/care/welcome-card/*.tsx',
  'src/islands/care/{care,inbox}/*.tsx',
  'src/islands/care/inbox/contact-form/*.tsx',
  'src/pages/{give,my-giving,stop-reminder}.astro',
  'src/islands/giving/books/**/*.tsx',
  'src/components/ui/ReceiptCode.tsx',
  'src/components/site/WaysToGive.astro',
  'src/islands/giving/{giving,receipts,weekday-offering}/*.tsx',
  'src/islands/messages/**/*.tsx',
  'src/islands/groups/fellowships/*.tsx',
  'src/islands/groups/leader/**/*.tsx',
  'src/islands/staff/**/*.{tsx,astro}',
  'src/components/staff/**/*.tsx',
  'src/islands/services/{rota,check-in}/*.tsx',
  'src/pages/{rota,check-in,fellowship-leader}.astro',
  'src/layouts/DashboardLayout.astro',
  'src/islands/accounts/dashboard/*.tsx',
  'src/islands/accounts/{profiles,session,invitations,own-pages,my-pages,look-around}/*.tsx',
  'src/islands/accounts/settings/**/*.{tsx,astro}',
  'src/pages/{settings,profile,invitation,my-pages,first-admin,getting-ready,not-used}.astro',
  'src/pages/{confirm-email,not-me,not-my-account,undo-email,stop,stop-reminder}.astro',
  'src/components/form/*.{tsx,astro}',
  'src/components/site/DataRequestForm.astro',
  'src/components/ui/*.tsx',
  'src/components/blocks/{F,N,P,Q,Se,Sermons,Si,Ste,Str,Tabs,Te,Tr,U,V}*.astro',
  'src/components/site/{AddToCalendar,BackendUnavailable,BudgetTable,CalendarLinks,Clock,DayFilter,EventFilter,FactRows,WaysToGive}.astro',
  'src/components/site/head/{ChurchData,Languages,PageHead}.astro',
  'src/components/site/cards/{EventPicture,MinistryCard,ProgrammeCard,SermonCard,ServiceCard,ServiceDetails,ServiceTime}.astro',
  'src/components/picture/*.tsx',
  'src/pages/{contact,event-sign-up,fellowships,help,index,kept,live-stream,privacy}.astro',
  'src/pages/{search,sermons,service-times,youthsignup}.astro',
  'src/pages/help/*.astro',
  'src/islands/groups/activities/*.tsx',
  'src/islands/media/**/*.tsx',
  'src/pages/{media-dashboard,inbox,care}.astro',
  'src/pages/media-dashboard/**/*.astro',
  'src/islands/services/{events,services}/*.tsx',
  'src/islands/people/persons/*.tsx',
  'src/islands/{admin,website}/**/*.tsx',
  'src/pages/languages.astro',
]

describe('no text stands in the markup of what is translated', () => {
  test.each(translated.flatMap((pattern) => globSync(pattern)))('%s', (file) => {
    expect(bareTexts(file, readFileSync(file, 'utf8'))).toEqual([])
  })
})

test('a text in markup is found', () => {
  expect(bareTexts('a.tsx', '<p title="Say" id="no">Hello {name}<b>·</b></p>')).toEqual(['Say', 'Hello'])
  expect(
    bareTexts('a.astro', '---\nconst x = 1\n---\n<p class="no">Hello {x}</p>\n<img alt="Us" />'),
  ).toEqual(['Us', 'Hello'])
})
