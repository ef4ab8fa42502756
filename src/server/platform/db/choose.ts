import { join } from 'node:path'
import type { Settings } from '../config.ts'
import { openWithReserve } from './disk-reserve.ts'
import { openDatabase } from './open-database.ts'
import { openPostgres } from './postgres.ts'
import type { Db } from './tables.ts'

/** The path of the SQLite file in a data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'church.db')

/** Opens the configured database: PostgreSQL at DATABASE_URL, or else the SQLite file in the data folder. */
export const openChosenDatabase = ({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Db =>
  DATABASE_URL
    ? openPostgres(DATABASE_URL)
    : openWithReserve(DATA_DIR, () => openDatabase(databaseFile(DATA_DIR)))
