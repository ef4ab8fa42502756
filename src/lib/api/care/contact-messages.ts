import * as calls from '../../contract/care/calls/contact-messages.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

export const listContactMessages = (query?: ListQuery) => call(calls.listContactMessages, { query })
