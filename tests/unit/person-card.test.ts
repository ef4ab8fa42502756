import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, test } from 'vitest'
import PersonCard from '../../src/components/site/cards/PersonCard.astro'
import { photographOf } from '../../src/components/site/looks/photographs.ts'
import { worshipTeamPage } from '../../src/content/pages/worshipteam.ts'

const [member] = worshipTeamPage.document.blocks.flatMap((block) =>
  block.kind === 'people' ? block.items : [],
)
const photograph = {
  src: '/photographs/elizabeth-eshun.jpg',
  width: 1200,
  height: 900,
  format: 'jpg',
} as const

test('a member of the worship team shows a photograph if there is one, else the symbol', async () => {
  const container = await AstroContainer.create()

  const plain = await container.renderToString(PersonCard, { props: { ...member } })
  const pictured = await container.renderToString(PersonCard, { props: { ...member, photograph } })

  expect(plain).toContain('class="artwork artwork-forest"')
  expect(plain).not.toContain('<img')
  expect(pictured).toMatch(/<img[^>]+alt="Elizabeth Eshun"/)
  expect(pictured).toMatch(/<source[^>]+image\/avif/)
  expect(pictured).not.toContain('artwork-forest')
})

test('a photograph is found by the person’s name in its file name', () => {
  const photographs = { '../../content/photographs/Elizabeth-Eshun.jpg': { default: photograph } }

  expect(photographOf('Elizabeth Eshun', photographs)).toBe(photograph)
  expect(photographOf('Eliza', photographs)).toBeUndefined()
})
