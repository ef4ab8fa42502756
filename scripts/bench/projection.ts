// Prints how a projector follows presses: from the key of the controller to the slide on the screen, and how many frames its old laptop misses meanwhile.
import type { Browser, Page } from '@playwright/test'
import type { PresentationAnswer } from '../../src/lib/contract/services/projection.ts'
import { signInBefore } from './awake.ts'
import { openBrowser } from './browser.ts'
import type { Server } from './tools.ts'

const presses = 40
/** A laptop of ten years ago, beside the machine of the bench. */
const slower = 4
/** Between two presses, in milliseconds. */
const pause = 400

/** Measures a screen at 1920 x 1080 with its CPU slowed down, and prints the times of presses and frames. Throws without a browser. */
export async function benchProjection({ url }: Pick<Server, 'url'>): Promise<void> {
  await using browser = await openBrowser()
  const controller = await openPage(browser, 1280, 900)
  await signInBefore(controller, url, 'admin')
  await controller.goto(`${url}/robots.txt`)
  const { id, code } = await controller.evaluate(makePresentation)
  const screen = await openPage(browser, 1920, 1080)
  const session = await screen.context().newCDPSession(screen)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await screen.goto(`${url}/present/${code}`)
  await screen.waitForSelector('.present[data-kept]')
  await controller.goto(`${url}/worship#projection?show=${id}`)
  await controller.waitForSelector('.control-bar')
  await screen.waitForTimeout(1000)
  await screen.evaluate(watchFrames)
  const times: number[] = []
  for (let press = 0; press < presses; press++) {
    const before = await screen.evaluate(() => window.slides ?? 0)
    const at = await controller.evaluate(() => {
      const now = performance.timeOrigin + performance.now()
      const bubbles = { bubbles: true, key: 'ArrowRight' }
      document.body.dispatchEvent(new KeyboardEvent('keydown', bubbles))
      return now
    })
    await screen.waitForFunction((seen) => (window.slides ?? 0) > seen, before)
    times.push((await screen.evaluate(() => window.shownAt ?? 0)) - at)
    await screen.waitForTimeout(pause)
  }
  const frames = await screen.evaluate(() => window.frames60 ?? [])
  print(times, frames)
}

function print(times: readonly number[], frames: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (all: readonly number[], share: number) =>
    Math.round(all[Math.floor((all.length - 1) * share)] ?? 0)
  const longest = frames.toSorted((a, b) => a - b)
  const all = frames.reduce((sum, one) => sum + one, 0)
  console.log(
    `\nA screen of 1920 x 1080, its CPU ${slower} times slower, ${presses} presses on one machine:\n`,
  )
  console.table({
    'press to screen': {
      'p50, ms': at(sorted, 0.5),
      'p95, ms': at(sorted, 0.95),
      'longest, ms': at(sorted, 1),
    },
    'frame to frame': {
      'p50, ms': at(longest, 0.5),
      'p95, ms': at(longest, 0.95),
      'longest, ms': at(longest, 1),
    },
  })
  console.log(
    `${((frames.length * 1000) / all).toFixed(1)} frames a second over ${Math.round(all / 1000)} seconds.`,
  )
  console.log('Bars: 200 ms, and 60 frames a second.\n')
}

async function openPage(browser: Browser, width: number, height: number): Promise<Page> {
  return (await browser.newContext({ viewport: { width, height } })).newPage()
}

declare global {
  interface Window {
    slides?: number
    shownAt?: number
    frames60?: number[]
  }
}

/** Runs in the screen’s page: notes each frame, and when a slide has been painted. */
function watchFrames(): void {
  window.frames60 = []
  window.slides = 0
  let last = 0
  const frame = (now: number) => {
    if (last) window.frames60?.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  const shown = document.querySelector('.present')
  if (!shown) throw new Error('There is no screen')
  new MutationObserver(() =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.slides = (window.slides ?? 0) + 1
        window.shownAt = performance.timeOrigin + performance.now()
      }),
    ),
  ).observe(shown, { childList: true })
}

/** Runs in the controller’s page: makes a presentation of many slides with words. */
async function makePresentation(): Promise<{ id: number; code: string }> {
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(`/backend/api/${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${localStorage.getItem('access_token')}`,
      },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as PresentationAnswer
  }
  const form = { title: 'Bench', day: '2026-11-29' }
  const { id, version } = await call('POST', 'projection/', form)
  const verse = (at: number) =>
    Array.from({ length: 4 }, (_, line) => `Line ${line + 1} of verse ${at}, as a hymn has them`).join('\n')
  const items = Array.from({ length: 60 }, (_, at) => ({
    id: `verse-${at}`,
    kind: 'reading',
    reference: 'Psalm 23',
    text: verse(at),
  }))
  const { code } = await call('PUT', `projection/${id}/`, { ...form, items, version })
  return { id, code: code ?? '' }
}
