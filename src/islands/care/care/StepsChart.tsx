import { call } from '../../../lib/api/call.ts'
import { readNewcomerSteps } from '../../../lib/contract/care/calls/care.ts'
import type { NewcomerStepsAnswer } from '../../../lib/contract/care/care.ts'
import { countOf } from '../../../lib/text/format-count.ts'
import { BarPicture } from '../../staff/charts/BarPicture.tsx'
import { LoadedChart } from '../../staff/charts/LoadedChart.tsx'
import { careWords } from './messages.ts'

const load = () => call(readNewcomerSteps)

/** Newcomers with an open card by the step that comes next. */
export const StepsChart = () => <LoadedChart load={load}>{(counts) => <Found {...counts} />}</LoadedChart>

function Found({ steps }: NewcomerStepsAnswer) {
  const sum = (what: 'newcomers' | 'overdue') => steps.reduce((all, step) => all + step[what], 0)
  if (steps.length === 0) return <p className="empty">{careWords.noCardNewcomerOpen}</p>
  return (
    <BarPicture
      title={careWords.newcomersByStep}
      says={`${countOf(sum('newcomers'), 'newcomer')} with an open card, ${sum('overdue')} of them overdue.`}
      source="Open cards by the step that comes next."
      sides={['Newcomers', 'Overdue']}
      bars={steps.map(({ step, newcomers, overdue }) => ({
        name: nameOf(step),
        values: [newcomers, overdue],
      }))}
      names="kinds"
      table={{
        heads: ['Next step', 'Newcomers', 'Overdue'],
        rows: steps.map(({ step, newcomers, overdue }) => [nameOf(step), newcomers, overdue]),
      }}
    />
  )
}

const nameOf = (step: string) => step || 'All steps are done'
