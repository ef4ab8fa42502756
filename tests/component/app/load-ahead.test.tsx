import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { section } from '../../../src/islands/staff/lazy-section.ts'
import { StaffShell } from '../../../src/islands/staff/StaffShell.tsx'
import { openIsland, screen } from '../../support/page.tsx'

test('the code of a section is loaded while the finger is still on its entry, once, and no other', async () => {
  const loads = { events: vi.fn(), users: vi.fn() }
  const lazy = (id: keyof typeof loads) =>
    section(async () => {
      loads[id]()
      return { Part: () => <p>{id} are here</p> }
    }, 'Part')
  const sections = [
    { id: 'overview', name: 'Overview', Section: () => <p>Welcome</p> },
    { id: 'events', name: 'Events', Section: lazy('events') },
    { id: 'users', name: 'Users', Section: lazy('users') },
  ]
  await using _page = await openIsland(
    <StaffShell title="Work" subtitle="All of it" sections={sections} isListedHere />,
    {
      as: 'admin',
      at: '/super-admin',
    },
  )

  fireEvent.pointerDown(screen.getByRole('link', { name: 'Events' }))

  expect(loads.events).toHaveBeenCalledOnce()
  expect(loads.users).not.toHaveBeenCalled()
  expect(screen.getByText('Welcome')).toBeTruthy()
})
