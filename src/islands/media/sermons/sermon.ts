import '../../shell/every-page/site.ts'

/* The Listen button of a sermon's page, its chapters, and "Keep on this device". Their code is loaded when they are pressed. */

const button = document.querySelector<HTMLElement>('[data-listen]')
const film = document.querySelector<HTMLVideoElement>('.sermon-video')
let follows = false

button?.addEventListener('click', () => sound((player, track) => player.toggle(track)))

type Player = typeof import('../player/player.ts')
type Act = (player: Player, track: Parameters<Player['listen']>[0]) => void

async function sound(act: Act): Promise<void> {
  const player = await import('../player/player.ts')
  const track = JSON.parse(button?.dataset['listen'] ?? '')
  act(player, track)
  if (follows) return
  follows = true
  player.follow(track, (plays) => {
    if (button) button.textContent = (plays ? button.dataset['pause'] : button.dataset['play']) ?? ''
  })
}

// Without a player on this page the chapters stay a list.
for (const chapter of document.querySelectorAll<HTMLElement>(button || film ? '[data-at]' : '[data-none]')) {
  const press = document.createElement('button')
  press.type = 'button'
  press.append(...chapter.childNodes)
  press.onclick = () => begin(Number(chapter.dataset['at']))
  chapter.append(press)
}

/** Plays from there. A film is shown with its price first, and plays when its own button is pressed. */
function begin(at: number): void {
  if (button)
    void sound((player, track) => {
      player.listen(track)
      player.seek(at)
    })
  else if (film) {
    film.closest('details')?.setAttribute('open', '')
    film.currentTime = at
    film.focus()
  }
}

const keeper = document.querySelector<HTMLElement>('[data-keep]')

keeper?.addEventListener(
  'toggle',
  async () => {
    const { offerSound } = await import('../player/offline-sounds.ts')
    await offerSound(keeper, JSON.parse(keeper.dataset['keep'] ?? ''))
  },
  { once: true },
)
