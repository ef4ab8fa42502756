import { expect, test } from 'vitest'
import { openChurch } from '../../support/church.ts'

type Operation = {
  summary: string
  requestBody?: unknown
  security?: unknown
  responses: Record<string, unknown>
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

async function readDocument(): Promise<Document> {
  await using church = await openChurch()
  return (await church.get('openapi.json')).body as Document
}

/** Both call tables of the specification, row by row (spec 1 §7, spec 2 §7). */
const rows = `
POST auth/refresh/
POST auth/login/
POST auth/register/
POST auth/logout/
POST members/contacts/
GET sermons/
GET events/
GET fellowships/
GET fellowships/my/
GET prayer_requests/my/
GET prayer_requests/
POST prayer_requests/create/
GET members/my/testimonies/
GET members/testimonies/
POST members/testimonies/
GET announcements/
GET profiles/
PUT profiles/
PATCH users/update/{username}/
POST profiles/
GET fellowships/leader/
GET fellowships/{id}/members/
GET fellowships/{id}/events/
GET fellowships/{id}/prayer-requests/
GET fellowships/{id}/testimonies/
POST fellowships/{id}/events/
DELETE fellowships/{id}/events/{event}/
GET fellowships/{id}/events/{event}/attendance/
POST fellowships/{id}/events/{event}/attendance/
GET admin/stats/
GET users/
GET admin/logs/
PUT admin/users/{id}/role/
DELETE admin/users/{id}/
POST sermons/
`
  .trim()
  .split('\n')

test('every row of both call tables is described', async () => {
  const { openapi, paths } = await readDocument()

  expect(openapi).toBe('3.1.0')
  const missing = rows.filter((row) => {
    const [method = '', path = ''] = row.split(' ')
    return !paths[`/${path}`]?.[method.toLowerCase()]
  })
  expect(missing).toEqual([])
})

test('the body and the answer of a call are described with their fields', async () => {
  const { paths } = await readDocument()

  expect(paths['/profiles/']?.['put']).toMatchObject({
    security: [{ bearer: [] }],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { marital_Status: { enum: ['single', 'married', 'divorced', 'widowed'] } },
            required: expect.arrayContaining(['marital_Status', 'date_of_birth']),
            additionalProperties: false,
          },
        },
      },
    },
  })
  expect(paths['/sermons/']?.['post']).toMatchObject({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: { properties: { file: { format: 'binary' }, title: { type: 'string' } } },
        },
      },
    },
    responses: {
      201: { content: { 'application/json': { schema: { properties: { mp3: expect.anything() } } } } },
    },
  })
})

test('every operation has a unique id and a summary', async () => {
  const { paths } = await readDocument()
  const operations = Object.values(paths).flatMap((path) => Object.values(path)) as (Operation & {
    operationId: string
  })[]

  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(operations.filter(({ summary }) => summary.length < 5)).toEqual([])
})
