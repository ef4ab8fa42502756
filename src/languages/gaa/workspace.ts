import type { workspaceWords } from '../../lib/texts/settings/workspace.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const workspace: Translation<typeof workspaceWords> = {
  name: {
    draft: {
      names: {
        Groups: 'Kui',
        Services: 'Sɔlemɔ',
        'My Dashboard': 'Mibaafa',
        Fellowships: 'Kui',
        Children: 'Gbekɛbii',
        Tasks: 'Nitsumɔi',
        'Prayer Requests': 'Faikpamɔ',
        Testimonies: 'Odaseyeli',
        Sermons: 'Shiɛmɔ',
        Pages: 'Baafai',
        'Our Church': 'Wɔsafo',
        'My Fellowship': 'Mikuu',
        Help: 'Yelikɛbuamɔ',
      },
    },
  },
}
