import { route } from '../../route.ts'
import { ModulesAnswer, ModulesForm } from '../modules.ts'

export const readModules = route('GET', 'admin/modules/', {
  summary: 'Which modules are switched off',
  answer: ModulesAnswer,
})

export const changeModules = route('PUT', 'admin/modules/', {
  summary: 'Switches modules off and on; their data stay',
  seen: 'their version',
  body: ModulesForm,
  answer: ModulesAnswer,
})
