import Plot, { type Options } from 'uplot'
import { labelled, labelWidth, sizeOfScale, wholeSteps } from './axes.ts'

/** A place on the chart: its name, the values of its one or two bars from left to right, and the address that a press on each leads to. */
export type Bars = {
  name: string
  values: readonly [left: number, right: number] | readonly [only: number]
  leads?: readonly [left: string, right: string] | undefined
}

/** How the names below the bars stand: those of times leave some out, those of kinds are all there, aslant. */
export type Names = 'times' | 'kinds'

/**
 * Draws bars in pairs, the left ones as outlines, so that colour alone tells nothing, or one bar at each place. A press on one leads to its
 * address. The colours are read at each drawing: paper is always light. Returns what takes the chart away.
 */
export function drawBars(box: HTMLElement, bars: readonly Bars[], names: Names): () => void {
  const places = bars.map((_, at) => at)
  const sides = bars[0]?.values.map((_, side) => side) ?? []
  const values = sides.map((side) => bars.map((bar) => bar.values[side] ?? 0))
  const plot = new Plot(optionsFor(box, bars, names), [places, ...values], box)
  const ended = new AbortController()
  const fit = new ResizeObserver(() => plot.setSize(sizeOf(box, names)))
  fit.observe(box)
  plot.over.addEventListener('click', ({ clientX }) => {
    const leads = leadsAt(bars, plot.posToVal(clientX - plot.over.getBoundingClientRect().left, 'x'))
    if (leads) location.hash = leads
  })
  for (const query of ['print', '(prefers-color-scheme: dark)'])
    matchMedia(query).addEventListener('change', () => plot.redraw(), { signal: ended.signal })
  return () => {
    ended.abort()
    fit.disconnect()
    plot.destroy()
  }
}

/** The address at a place between the bars: the left half of a pair is its left bar. */
function leadsAt(bars: readonly Bars[], place: number): string | undefined {
  const at = Math.min(bars.length - 1, Math.max(0, Math.round(place)))
  return bars[at]?.leads?.[place < at ? 0 : 1]
}

const sizeOf = (box: HTMLElement, names: Names) => ({
  width: Math.max(240, box.clientWidth),
  height: names === 'times' ? 240 : 300,
})

/** The longest name below a bar, in characters. */
const longestName = 16

function optionsFor(box: HTMLElement, bars: readonly Bars[], names: Names): Options {
  const style = getComputedStyle(box)
  const axis = {
    stroke: () => style.color,
    grid: { stroke: () => style.borderColor, width: 1 },
    ticks: { show: false },
  }
  const nameWidth = Math.max(labelWidth, 20 + 6.5 * Math.max(...bars.map(({ name }) => name.length)))
  const nameAt = (at: number) => shortened(bars[at]?.name ?? '')
  const side = (align: -1 | 0 | 1) => {
    const paths = Plot.paths.bars?.({ align, size: [0.4, 40] })
    return { ...(paths && { paths }), points: { show: false } }
  }
  const outlined = { ...side(-1), stroke: () => style.color, width: 1.5 }
  const filled = (align: 0 | 1) => ({
    ...side(align),
    stroke: () => style.outlineColor,
    fill: () => style.outlineColor,
    width: 1,
  })
  const isPaired = bars[0]?.values.length === 2
  return {
    ...sizeOf(box, names),
    // Names that stand aslant go on to the right of their bars.
    padding: [null, names === 'kinds' ? labelWidth : nameWidth / 2, null, null],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-0.5, bars.length - 0.5] },
      y: { range: (_plot, least, most) => [Math.min(0, least * 1.1), Math.max(5, most * 1.1)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        ...(names === 'kinds' && { rotate: -45, size: 100 }),
        splits: ({ data: [places], width }) =>
          names === 'kinds' ? Array.from(places) : labelled(places, width, nameWidth),
        values: (_plot, places) => places.map(nameAt),
      },
      { ...axis, size: sizeOfScale, incrs: wholeSteps },
    ],
    series: [{}, ...(isPaired ? [outlined, filled(1)] : [filled(0)])],
  }
}

const shortened = (name: string) => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name)
