import type { Page } from '@playwright/test'
import { choose, dialog, row } from '../support/browsing.ts'
import { demoPassword, expect } from './fixtures.ts'

export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
export const event = (title: string, more: object = {}) => ({
  title,
  description: 'We sing through the hymns of Sunday, and pray.',
  date: dayFromNow(3),
  time: '18:30',
  location: 'Upper Room',
  is_online: false,
  meeting_link: '',
  ...more,
})

type Answer = Record<string, unknown>

/** Calls the backend as this account, outside the page. */
export async function as(
  page: Page,
  username: string,
  method: 'get' | 'post' | 'put',
  path: string,
  data?: object,
) {
  const login = await page.request.post('/backend/api/auth/login/', {
    data: { username, password: demoPassword },
  })
  const { access } = await login.json()
  const answer = await page.request[method](`/backend/api/${path}`, {
    headers: { Authorization: `Bearer ${access}` },
    ...(data && { data }),
  })
  return (await answer.json()) as Answer
}

export const planned = async (page: Page, title: string, more: object = {}) =>
  as(page, 'leader', 'post', 'fellowships/1/events/', event(title, more))

export const membersOf = async (page: Page) => {
  const { results } = await as(page, 'leader', 'get', 'fellowships/1/members/')
  return results as { id: number; first_name: string; last_name: string }[]
}

export const recordsOf = async (page: Page, eventId: unknown) =>
  (await as(page, 'leader', 'get', `fellowships/1/events/${eventId}/attendance/`)) as unknown as {
    member: { id: number }
    is_present: boolean
  }[]

export async function openAttendance(page: Page, title: string): Promise<void> {
  await choose(row(page, title), 'Attendance')
  await expect(page.getByRole('heading', { name: `Attendance for ${title}` })).toBeVisible()
}

export const press = (page: Page, choice: 'Present' | 'Absent', name: string) =>
  dialog(page).getByRole('button', { name: new RegExp(`^${choice} ?: ${name}$`) })
