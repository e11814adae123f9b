// The environment in which a command runs: the site's own, or staff would work on another, empty database.
import { loadEnvFile } from 'node:process'
import type { Config } from '#platform/config.ts'
import { hasCluster } from '#platform/database/embedded/cluster.ts'
import { CommandError } from './exit-codes.ts'

/** Variables that are already set win over the file. */
export function loadEnvironment(file: string | undefined): void {
  if (!file) return
  try {
    loadEnvFile(file)
  } catch (error) {
    throw new CommandError(`The environment file ${file} cannot be read: ${(error as Error).message}.`)
  }
}

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Without the password. */
export function nameOfDatabase({ databaseUrl, dataDir }: Where): string {
  if (databaseUrl === null) return `embedded in ${dataDir}`
  const { host, pathname, username, searchParams } = new URL(databaseUrl)
  const where = `${pathname.slice(1)} at ${decodeURIComponent(searchParams.get('host') ?? host)}`
  return username ? `${where}, as ${username}` : where
}

export function refuseMissingDatabase({ databaseUrl, dataDir }: Where): void {
  if (databaseUrl !== null || hasCluster(dataDir)) return
  throw new CommandError(
    `There is no database in ${dataDir}. Name the site’s environment file with --env-file FILE or ACADEMY_ENV. A new site makes its database when it first starts.`,
  )
}
