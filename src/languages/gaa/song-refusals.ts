import type { Translation } from '../../lib/words/translation.ts'
import type { songRefusals as words } from '../../server/services/songs/messages.ts'

export const songRefusals: Translation<typeof words> = {
  noSong: { draft: 'Lala ko bɛ ni tamɔ nakai.' },
  inUse: { draft: 'Lala nɛɛ yɛ gbɛjianɔtoo mli, loo ala: afi lɛ amaniɛbɔɔ tsɛɔ egbɛi. Ofainɛ, kɛto.' },
  noUse: { draft: 'Gbi ko bɛ lala lɛ he ni tamɔ nakai.' },
  weeks: { draft: 'Ofainɛ, ŋmaa otsii anɔmba' },
  year: { draft: 'Ofainɛ, ŋmaa afi, tamɔ 2026' },
  chooseFile: { draft: 'Ofainɛ, halamɔ fail' },
  plannersSave: { draft: 'Mɔ ni toɔ sɔlemɔi ahe gbɛjianɔ lɛ kɛ fails ni tamɔ nakai toɔ.' },
  deleted: { draft: 'Ajie lala lɛ.' },
  unlicensed: {
    draft:
      '{titles}: wiemɔi ni jeee public domain lɛ miitao licence. Ofainɛ, ŋmaa yɛ asafo lɛ gbɛjianɔtoi lɛ amli, loo kadi lala lɛ akɛ public domain.',
  },
  unlicensedMore: {
    draft:
      '{titles} kɛ krokomɛi: wiemɔi ni jeee public domain lɛ miitao licence. Ofainɛ, ŋmaa yɛ asafo lɛ gbɛjianɔtoi lɛ amli, loo kadi lala lɛ akɛ public domain.',
  },
  removed: { draft: 'Ajie.' },
}
