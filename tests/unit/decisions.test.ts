import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { mentions, readRepositoryFile as read, repositoryFiles, writtenFiles } from '../support/repository.ts'

const records = repositoryFiles
  .filter((file) => /^docs\/decisions\/\d/.test(file))
  .map((path) => {
    const [title = '', , date = '', status = ''] = read(path).split('\n')
    const file = posix.basename(path)
    return {
      file,
      number: file.slice(0, 4),
      title: title.slice('# 0000. '.length),
      date: date.slice('- Date: '.length),
      status: status.slice('- Status: '.length).replace(/\[(\d+)\]\([^)]*\)/g, '$1'),
    }
  })

test('every decision that is cited exists', () => {
  const cited = mentions(writtenFiles, /docs\/decisions\/(\d+)/g)
  const missing = cited.filter(({ match: [, number] }) => !records.some((record) => record.number === number))

  expect(cited.length).toBeGreaterThan(60)
  expect(missing.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([])
})

test('no comment cites a decision without its number', () => {
  const vague = mentions(
    writtenFiles.filter((file) => file !== 'tests/unit/decisions.test.ts'),
    /\(decisions?\b(?! \[|\/| ===)|[;,] decisions?[,;)]|\bdecisions\.md/g,
  )

  expect(vague.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([])
})

test('the decisions are numbered without a gap, and dated in that order', () => {
  const dates = records.map(({ date }) => date)

  expect(records.map(({ number }) => Number(number))).toEqual(records.map((_, i) => i + 1))
  expect(dates.filter((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date))).toEqual([])
  expect(dates).toEqual(dates.toSorted())
})

test('the index lists number, date, title and status of each decision', () => {
  const index = read('docs/decisions/README.md')
  const rows = index.split('\n').filter((line) => line.startsWith('| ['))

  expect(rows).toEqual(
    records.map(
      ({ file, number, date, title, status }) => `| [${number}](${file}) | ${date} | ${title} | ${status} |`,
    ),
  )
})

/** For each claim about another decision in a status: the claim that the other has to make. */
const answers: Record<string, string> = {
  'superseded by': 'supersedes',
  supersedes: 'superseded by',
  'extended by': 'extends',
  extends: 'extended by',
}

test('a decision that replaces or extends another says so in both files', () => {
  const claims = records.flatMap(({ number, status }) =>
    status.split('; ').flatMap((part) => claimsOf(number, part)),
  )

  expect(records.filter(({ status }) => !/^(accepted(;|$)|superseded by \d)/.test(status))).toEqual([])
  expect(claims.length).toBeGreaterThan(20)
  expect(claims.map(({ answer }) => answer).toSorted()).toEqual(claims.map(({ claim }) => claim).toSorted())
})

function claimsOf(number: string, part: string) {
  const verb = Object.keys(answers).find((words) => part.includes(words)) ?? ''
  return [...part.matchAll(/\d{4}/g)].map(([other]) => ({
    claim: `${number} ${verb} ${other}`,
    answer: `${other} ${answers[verb]} ${number}`,
  }))
}
