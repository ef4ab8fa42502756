import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emailKey, nameKey, telephoneKey } from '../../src/server/accounts/accounts/sessions/limit-keys.ts'
import { type LimitName, limits } from '../../src/server/platform/http/rate-limit.ts'

test('all spellings of a telephone, a mailbox and a name have one key', () => {
  const telephones = [
    '0244123456',
    '+233 24 412 3456',
    '０２４４１２３４５６',
    '٠٢٤٤١٢٣٤٥٦',
    '0244123456 ext. 9',
  ]
  const mailboxes = ['ama.b+1@gmail.com', ' AMAB@GMAIL.com', 'a.m.a.b@googlemail.com', 'ａmab@gmail.com']

  expect(new Set(telephones.map((one) => telephoneKey(one, 'GH').text))).toEqual(new Set(['+233244123456']))
  expect(new Set(mailboxes.map((one) => emailKey(one).text))).toEqual(new Set(['amab@gmail.com']))
  expect(emailKey('a.b+c@church.example').text).toBe('a.b@church.example')
  expect(nameKey(' Ama ').text).toBe(nameKey('ＡＭＡ').text)
})

/** Keys that nobody types: ids of rows, the caller's network, words of the program. */
const untyped = ['String(…)', 'c.var.address', 'address', 'key', 'gift.reference', 'place', "'church'"]

test('no limit is keyed by a text that somebody typed', () => {
  const typed = (name: string) => / by (telephone|recipient)$/.test(name)
  const consumed = globSync('src/server/**/*.ts').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:\.consume\(\s*|secondsToWait\((?:c\.var\.)?limits, )['`]([^'`]+)['`],\s*(.+?)\)(?=\.catch|[,)\s]|$)/gm,
      ),
    ].map(([, name = '', key = '']) => ({ file, name, key: key.replace(/^String\(.*$/, 'String(…)') })),
  )

  expect(consumed.length).toBeGreaterThan(90)
  for (const { file, name, key } of consumed)
    if (typed(name) || key.includes('Key('))
      expect([file, key]).toEqual([file, expect.stringMatching(/Key\(|^key$/)])
    else expect([file, name, untyped.includes(key)]).toEqual([file, name, true])
  const names = Object.keys(limits) as LimitName[]
  expect(
    names.filter(
      (name) => !/ by (account|address|telephone|recipient|session|gift|network|church)$/.test(name),
    ),
  ).toEqual([])
})
