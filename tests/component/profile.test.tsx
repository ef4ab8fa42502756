import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProfileScreen } from '../../src/islands/profiles/ProfileScreen.tsx'
import { openChurch } from '../support/church.ts'
import { openPage } from '../support/page.tsx'

test('a member changes the other details, the marital status among them', async () => {
  await using church = await openChurch()
  using page = await openPage(church, () => <ProfileScreen />, { as: 'member', at: '/profile' })
  const { user, sent } = page
  const other = await screen.findByRole('region', { name: 'Other Details' })

  await user.click(await screen.findByRole('button', { name: 'Edit Other Details' }))
  await user.selectOptions(await screen.findByLabelText('Marital status'), 'widowed')
  await user.clear(screen.getByLabelText('Occupation'))
  await user.type(screen.getByLabelText('Occupation'), 'Seamstress')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await screen.findByText('Profile updated successfully!')
  await waitFor(() => expect(other.textContent).toContain('Widowed'))
  expect(within(other).queryByText('Seamstress')).not.toBeNull()
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([{ occupation: 'Seamstress' }])
})
