import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { OwnSongs } from '../../../src/islands/services/songs/OwnSongs.tsx'
import { Worship } from '../../../src/islands/services/worship/Worship.tsx'
import { addSong } from '../../../src/server/services/songs/repo.ts'
import { noteSongsOfPlan } from '../../../src/server/services/songs/uses.ts'
import type { Church } from '../../support/church.ts'
import { openIsland } from '../../support/page.tsx'
import { choose, dialog, field, fill, noDialog, press, row, sees } from '../../support/page-acts.ts'
import { newSong } from '../../support/songs.ts'

/* The song library as who plans the services uses it, and the songs of a singer. */

const ownSongs = async (church: Church) => {
  const id = await addSong(church.db, { ...newSong, version: undefined }, church.clock.now)
  const day = church.clock.now.toISOString().slice(0, 10)
  const plan = { planId: 1, day, occasion: 'First Service', songs: [{ songId: id, key: 'Bb' }] }
  await noteSongsOfPlan(church.db, plan)
  return <OwnSongs />
}

test('a song is written with headings, and its words come back as they were typed', async () => {
  await using page = await openIsland(<Worship />, { as: 'admin', at: '/worship#songs' })

  await press('Add song')
  await fill('Title', 'Onyame ye')
  await fill(
    'Words and chords in English',
    'Verse 1\n[G]God is good\n\nChorus\nAll the time\n\nVerse 2\nStill\n\nChorus',
  )
  await press('Save')
  await noDialog()

  const [sent] = page.bodies('POST songs/') as { parts: object[]; part_order: string[] }[]
  expect(sent?.parts).toHaveLength(3)
  expect(sent?.part_order).toEqual(['verse-1', 'chorus-1', 'verse-2', 'chorus-1'])
  await press(/^Edit/, await row('Onyame ye'))
  expect(await field('Words and chords in English')).toHaveValue(
    'Verse 1\n[G]God is good\n\nChorus 1\nAll the time\n\nVerse 2\nStill\n\nChorus 1',
  )
})

test('what is wrong with a song is said at its field, and nothing typed is lost', async () => {
  await using page = await openIsland(<Worship />, { as: 'admin', at: '/worship#songs' })

  await press('Add song')
  await fill('Title', 'Wrong time')
  await fill('Time', 'four')
  await press('Save')

  expect(await field('Time')).toHaveAttribute('aria-invalid', 'true')
  expect(await field('Title')).toHaveValue('Wrong time')
  expect(page.bodies('POST songs/')).toEqual([])
})

test('a singer sees the planned key, transposes, and takes the chords away', async () => {
  await using page = await openIsland(ownSongs, { as: 'admin' })
  await sees(/Ɔdɔ Kɛseɛ · Bb/)
  const chords = () =>
    [...document.querySelectorAll('[data-chord]')]
      .map((word) => word.getAttribute('data-chord'))
      .filter(Boolean)

  expect(chords().slice(0, 4)).toEqual(['Bb', 'Eb', 'Bb', 'F7'])
  await choose('Key', 'C')
  expect(chords().slice(0, 4)).toEqual(['C', 'F', 'C', 'G7'])
  await choose('Capo', '2')
  expect(chords().slice(0, 4)).toEqual(['Bb', 'Eb', 'Bb', 'F7'])
  await userEvent.click(screen.getByLabelText('Chords'))
  expect(chords()).toEqual([])
  expect(page).toBeTruthy()
})

test('an import shows what becomes of each song before any is stored', async () => {
  await using page = await openIsland(<Worship />, { as: 'admin', at: '/worship#songs' })
  await press('Import songs')
  const shown = await dialog()

  await userEvent.upload(await field('Files', shown), [
    new File(['{title: One}\n[G]words'], 'one.cho'),
    new File(['<song><title>Half'], 'half.xml'),
  ])

  await sees('New', shown)
  await sees(/This XML file cannot be read/, shown)
  expect((await page.church.db.selectFrom('song').select('id').execute()).length).toBe(0)
  await press('Import 1 song', shown)
  await sees('1 song imported')
  expect(await page.church.db.selectFrom('song').select('title').execute()).toEqual([{ title: 'One' }])
})
