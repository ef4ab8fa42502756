import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataEnvironment } from '../../scripts/start/data-folder.mjs'
import { freshFolder } from '../support/server.ts'

describe('npm start opens', () => {
  let project: string
  beforeAll(async () => {
    project = await freshFolder()
  })
  afterAll(() => rmSync(project, { recursive: true }))
  const opened = (args: readonly string[] = [], environment: Record<string, string> = {}) =>
    dataEnvironment(args, environment, project)

  test('the demonstration, in a folder that no church of people has', () => {
    expect(opened()).toEqual({ DATA_DIR: join(project, 'data-demonstration') })
  })

  test('a church of one’s own with --own, in the folder that every other command has', () => {
    expect(opened(['--own'])).toEqual({ SAMPLE_DATA: 'off' })
    expect(opened([], { SAMPLE_DATA: 'off' })).toEqual({})
    expect(opened([], { PRODUCTION: 'on' })).toEqual({})
  })

  test('the folder that DATA_DIR names', () => {
    expect(opened([], { DATA_DIR: '/srv/church' })).toEqual({})
    expect(opened(['--own'], { DATA_DIR: '/srv/church' })).toEqual({ SAMPLE_DATA: 'off' })
  })

  test('what an older version left, until there is a demonstration beside it', () => {
    mkdirSync(join(project, 'data/secrets'), { recursive: true })
    expect(opened()).toEqual({})

    mkdirSync(join(project, 'data-demonstration'))
    expect(opened()).toEqual({ DATA_DIR: join(project, 'data-demonstration') })
  })
})
