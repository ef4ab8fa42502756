// The pictures of the guide (docs/guide): sections of the sample church as a phone shows them.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { sampleTreasurer } from '../../src/content/people.ts'
import { root } from '../bench/tools.ts'
import { openPage, settle, signIn } from './sample-pages.ts'

const folder = join(root, 'docs/guide/pictures')
const screen = { width: 360, height: 640 }

/** What is drawn: the address of a section, and the button whose form is shown. */
type Shot = readonly [address: string, button?: string]

/** The page of the guide that each picture is for, below the sample person who sees it. */
const shots: Record<string, Record<string, Shot>> = {
  admin: {
    'super-admin-overview': ['/super-admin'],
    'super-admin-users': ['/super-admin#users'],
    'super-admin-events': ['/super-admin#events', 'Add Event'],
    'super-admin-announcements': ['/super-admin#announcements', 'Add Announcement'],
    'super-admin-send-messages': ['/super-admin#send-messages', 'Write message'],
    'super-admin-pages': ['/super-admin#pages'],
    'super-admin-news': ['/super-admin#news'],
    'super-admin-modules': ['/super-admin#modules'],
    'super-admin-services': ['/super-admin#services'],
    'people-people': ['/people'],
    'people-lists': ['/people#lists'],
    'registers-entries': ['/registers'],
    'church-forms-forms': ['/church-forms'],
    'church-forms-registrations': ['/church-forms#registrations'],
    'worship-plans': ['/worship'],
    'worship-songs': ['/worship#songs'],
    'worship-projection': ['/worship#projection'],
    'rota-weeks': ['/rota#weeks'],
    'check-in-desk': ['/check-in'],
    'care-newcomers': ['/care#newcomers'],
    'care-card': ['/care#card'],
    inbox: ['/inbox'],
  },
  leader: {
    'fellowship-leader-members': ['/fellowship-leader#members'],
    'fellowship-leader-events': ['/fellowship-leader#events'],
  },
  media: { 'media-dashboard-upload': ['/media-dashboard'] },
  [sampleTreasurer]: {
    'books-report': ['/books'],
    'books-counts': ['/books#counts', 'Add count'],
    'books-spending': ['/books#spending'],
    'books-matching': ['/books#matching'],
  },
  member: {
    dashboard: ['/dashboard'],
    'member-fellowship': ['/member-fellowship'],
  },
}

/** Draws the pictures of the guide anew, from a server with the sample church. */
export async function drawGuide(browser: Browser, url: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [username, drawn] of Object.entries(shots)) {
    const page = await openPage(browser, url, screen)
    await signIn(page, username)
    for (const [name, shot] of Object.entries(drawn)) await draw(page, name, shot)
    await page.context().close()
    console.log(`Drawn for the guide: ${Object.keys(drawn).join(', ')}`)
  }
}

async function draw(page: Page, name: string, [address, button]: Shot): Promise<void> {
  // Another fragment alone would not load the page again.
  await page.goto('about:blank')
  await page.goto(address)
  await settle(page)
  if (button) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('dialog').waitFor()
  }
  await sharp(await page.screenshot())
    .webp({ quality: 60, effort: 6 })
    .toFile(join(folder, `${name}.webp`))
}
