import '../../shell/every-page/site.ts'

/* The Listen button of a sermon's page, and "Keep on this device". Their code is loaded when they are pressed. */

const button = document.querySelector<HTMLElement>('[data-listen]')
let follows = false

button?.addEventListener('click', async () => {
  const player = await import('../player/player.ts')
  const track = JSON.parse(button.dataset['listen'] ?? '')
  player.toggle(track)
  if (follows) return
  follows = true
  player.follow(track, (plays) => {
    button.textContent = (plays ? button.dataset['pause'] : button.dataset['play']) ?? ''
  })
})

const keeper = document.querySelector<HTMLElement>('[data-keep]')

keeper?.addEventListener(
  'toggle',
  async () => {
    const { offerSound } = await import('../player/offline-sounds.ts')
    await offerSound(keeper, JSON.parse(keeper.dataset['keep'] ?? ''))
  },
  { once: true },
)
