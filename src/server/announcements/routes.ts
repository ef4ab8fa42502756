import { Hono } from 'hono'
import type { AppEnv } from '../http/app.ts'
import { answerPage, readPaging } from '../http/page.ts'
import { signedIn } from '../http/rules.ts'
import { announcementOrders, listAnnouncements } from './repo.ts'

export const announcements = new Hono<AppEnv>().get('/', signedIn, async (c) => {
  const paging = readPaging(c, announcementOrders)
  return c.json(answerPage(c, paging, await listAnnouncements(c.var.db, paging)))
})
