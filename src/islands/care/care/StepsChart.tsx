import { call } from '../../../lib/api/call.ts'
import { readNewcomerSteps } from '../../../lib/contract/care/calls/care.ts'
import type { NewcomerStepsAnswer } from '../../../lib/contract/care/care.ts'
import { BarPicture } from '../../staff/charts/BarPicture.tsx'
import { LoadedChart } from '../../staff/charts/LoadedChart.tsx'
import { careWords } from './messages.ts'

const load = () => call(readNewcomerSteps)

/** Newcomers with an open card by the step that comes next. */
export const StepsChart = () => <LoadedChart load={load}>{(counts) => <Found {...counts} />}</LoadedChart>

function Found({ steps }: NewcomerStepsAnswer) {
  const sum = (of: 'newcomers' | 'overdue') => steps.reduce((all, step) => all + step[of], 0)
  const newcomers = sum('newcomers')
  if (steps.length === 0) return <p className="empty">{careWords.noCardNewcomerOpen}</p>
  return (
    <BarPicture
      title={careWords.newcomersByStep}
      says={careWords.chartSays({ count: newcomers, overdue: sum('overdue') })}
      source={careWords.chartSource}
      sides={[careWords.newcomers, careWords.overdue]}
      bars={steps.map((one) => ({ name: nameOf(one.step), values: [one.newcomers, one.overdue] }))}
      names="kinds"
      table={{
        heads: [careWords.nextStep, careWords.newcomers, careWords.overdue],
        rows: steps.map((one) => [nameOf(one.step), one.newcomers, one.overdue]),
      }}
    />
  )
}

const nameOf = (step: string) => step || careWords.allStepsDone
