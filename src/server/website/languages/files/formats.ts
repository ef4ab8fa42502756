import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { TranslationFormat } from '../../../../lib/contract/website/translations.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { decodeText } from '../../../platform/spreadsheets/csv.ts'
import { openTable } from '../../../platform/spreadsheets/table.ts'
import { writeXlsx } from '../../../platform/spreadsheets/write-xlsx.ts'
import { translationRefusals } from '../messages.ts'
import { readPo, writePo } from './po.ts'
import type { FileRow, Given } from './rows.ts'

/* Sentences in the three formats of files. */

const headings = ['Sentence', 'Form', 'English', 'Translation', 'State', 'Where', 'Most letters'] as const
const widths = [28, 9, 60, 60, 10, 26, 13]

/** Sentences a file may have at most. */
const mostSentences = 20_000

const File = z.object({
  language: z.string(),
  sentences: z.array(
    z.object({ word: z.string(), form: z.optional(z.string()), text: z.optional(z.string()) }),
  ),
})

export async function writeTranslations(
  format: TranslationFormat,
  language: string,
  { rows, at }: { rows: readonly FileRow[]; at: Date },
): Promise<string | Uint8Array> {
  if (format === 'po') return writePo(language, rows)
  if (format === 'json') return `${JSON.stringify({ format: 1, language, sentences: rows }, null, 1)}\n`
  const lines = rows.map((row) => [
    row.word,
    row.form,
    row.english,
    row.text,
    row.state,
    row.context,
    String(row.limit),
  ])
  return writeXlsx({ name: language, widths, rows: [headings, ...lines] }, at)
}

/** Reads a file by its first letters: a spreadsheet, JSON, or else PO. Throws 400 with a sentence. */
export async function readTranslations(path: string, language: string): Promise<Given[]> {
  const bytes = await readFile(path)
  const given = await read(path, bytes, language)
  if (given.length > mostSentences)
    refuse(400, translationRefusals.fileMoreThanMostSentences({ mostSentences }))
  if (given.length === 0) refuse(400, translationRefusals.fileNoSentences)
  return given
}

async function read(path: string, bytes: Buffer, language: string): Promise<Given[]> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readTable(path)
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  if (/^\s*[[{]/.test(text)) return readJson(text, language)
  if (/^\s*(#|msg)/.test(text)) return readPo(text)
  return readTable(path)
}

function readJson(text: string, language: string): Given[] {
  const file = File.safeParse(parse(text))
  if (!file.success) refuse(400, translationRefusals.jSONFileNoList)
  if (file.data.language !== language)
    refuse(400, translationRefusals.fileAnotherLanguageSays({ language: file.data.language.slice(0, 20) }))
  return file.data.sentences.map(({ word, form = '', text = '' }, at) => ({ row: at + 1, word, form, text }))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse(400, translationRefusals.fileNoJSONCut)
  }
}

async function readTable(path: string): Promise<Given[]> {
  const { header, rows } = await openTable(path)
  const columnOf = (name: string) =>
    header.findIndex((one) => one.trim().toLowerCase() === name.toLowerCase())
  const [word, form, text] = [columnOf('Sentence'), columnOf('Form'), columnOf('Translation')]
  if (word < 0 || text < 0) refuse(400, translationRefusals.tableLacksColumnsSentence)
  const given: Given[] = []
  for await (const { number, cells } of rows) {
    given.push({ row: number, word: cells[word] ?? '', form: cells[form] ?? '', text: cells[text] ?? '' })
    if (given.length > mostSentences) break
  }
  return given
}
