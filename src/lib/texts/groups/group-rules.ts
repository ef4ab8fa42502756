import { define } from '../../words/define.ts'

/** Why a form about a fellowship is refused. */
export const groupRules = define('groupRules', {
  activityNeedsName: 'An activity needs a name',
  sayWhetherArchived: 'Please say whether it is archived',
})
