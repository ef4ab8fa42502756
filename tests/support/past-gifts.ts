import type {
  PastBringForm,
  PastGiverAnswer,
  PastImportAnswer,
  PastMappingForm,
  PastRowAnswer,
} from '../../src/lib/contract/giving/past-gift.ts'
import { openBooks } from './books.ts'

type NewPerson = {
  first_name: string
  last_name: string
  telephone?: string
  email?: string
  middle_name?: string
}

/** Books with the calls of a treasurer for gifts of earlier years. */
export async function openPastGifts() {
  const books = await openBooks()
  const { church, treasurer, admin } = books
  const send = (content: string | Uint8Array<ArrayBuffer>, name = 'gifts.csv', by = treasurer) => {
    const form = new FormData()
    form.set('file', new File([content], name))
    return church.postForm('books/past/', form, by)
  }
  const tryIt = (file: PastImportAnswer, form: Partial<PastMappingForm> = {}) =>
    church.put(
      `books/past/${file.id}/`,
      { mapping: file.mapping, order: file.order, funds: [], version: file.version, ...form },
      treasurer,
    )
  const read = async (id: number) => {
    const { body } = await church.get('books/past/', treasurer)
    return (body as PastImportAnswer[]).find((one) => one.id === id) as PastImportAnswer
  }
  return {
    ...books,
    send,
    tryIt,
    read,
    sent: async (content: string) => (await send(content)).body as PastImportAnswer,
    /** Sends a file and tries it. */
    async tried(content: string, form: Partial<PastMappingForm> = {}) {
      const { body } = await send(content)
      return (await tryIt(body as PastImportAnswer, form)).body as PastImportAnswer
    },
    bring: ({ id, version }: PastImportAnswer, form: Partial<PastBringForm> = {}) =>
      church.post(
        `books/past/${id}/bring/`,
        { version, in_statements: true, unnamed: false, leave_out: false, ...form },
        treasurer,
      ),
    givers: async (id: number, fate = '') =>
      (
        (await church.get(`books/past/${id}/givers/?limit=100&fate=${fate}`, treasurer)).body as {
          results: PastGiverAnswer[]
        }
      ).results,
    rows: async (id: number, fate: string) =>
      (
        (await church.get(`books/past/${id}/rows/?limit=100&fate=${fate}`, treasurer)).body as {
          results: PastRowAnswer[]
        }
      ).results,
    decide: (id: number, giver: number, person: number | null) =>
      church.put(`books/past/${id}/givers/${giver}/`, { person }, treasurer),
    /** Adds somebody to the register. Returns the id. */
    async person(values: NewPerson) {
      const { body } = await church.post('people/', values, admin)
      return Number((body as { id: number }).id)
    },
  }
}
