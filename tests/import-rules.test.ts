// The floors of the house, and the arrows that the linter refuses: each rule is tried with a planted import.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const house = realpathSync(mkdtempSync(join(tmpdir(), 'academy-rules-')))
afterAll(() => rmSync(house, { recursive: true }))

const refusedImports = [
  ['src/domain', 'zod'],
  ['src/domain', '#contract/routes.ts'],
  ['src/domain', '../contract/routes.ts'],
  ['src/contract', '#database/engine/connection.ts'],
  ['src/content', '#contract/routes.ts'],
  ['src/database', '#server/http/errors.ts'],
  ['src/database', '../server/errors.ts'],
  ['src/server', '#card-sandbox/cards.ts'],
  ['src/server/checkout', '../../card-sandbox/cards.ts'],
  ['src/server', '#web/services/api.ts'],
  ['src/card-sandbox', '#domain/money.ts'],
  ['src/identity-service', '#server/http/errors.ts'],
  ['src/template', '#content/academy.ts'],
  ['src/template', '#web/app/router.tsx'],
  ['src/web/app', '#server/http/errors.ts'],
  ['src/web/pages/home', '../register/register-page.tsx'],
  ['src/web/pages/home', '../../app/router.tsx'],
  ['src/web/services', '../ui/button.tsx'],
  ['src/web/ui', '../services/api.ts'],
  ['src/web/ui', '#content/academy.ts'],
  ['src/web/ui', '#template/home-two.tsx'],
] as const

const allowedImports = [
  ['src/domain', './money.ts'],
  ['src/contract', '#domain/money.ts'],
  ['src/database', 'kysely'],
  ['src/server', '#database/engine/connection.ts'],
  ['src/server/main.ts', '#card-sandbox/cards.ts'],
  ['src/identity-service', '#database/engine/connection.ts'],
  ['src/web/app', '../pages/home/home-page.tsx'],
  ['src/web/pages/home', '../../ui/button.tsx'],
  ['src/web/pages/home', './hero.tsx'],
  ['src/web/pages/home', '#domain/money.ts'],
  ['src/template', '#web/ui/button.tsx'],
] as const

const plantedFile = (folder: string, imported: string) =>
  folder.endsWith('.ts') ? folder : `${folder}/${imported.replace(/\W/g, '-')}.ts`

/** The planted files that the linter, run once over all of them, refuses. */
function refusedFiles() {
  cpSync(join(root, 'biome.json'), join(house, 'biome.json'))
  for (const [folder, imported] of [...refusedImports, ...allowedImports]) {
    const file = join(house, plantedFile(folder, imported))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `import { thing } from '${imported}'\nexport const used = thing\n`)
  }
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    [
      'lint',
      '--vcs-enabled=false',
      '--only=style/noRestrictedImports',
      '--max-diagnostics=none',
      '--reporter=github',
    ],
    { cwd: house, encoding: 'utf8' },
  )
  return new Set([...stdout.matchAll(/file=([^,]+),/g)].map(([, file = '']) => relative(house, file)))
}

describe('the import rules', () => {
  const refused = refusedFiles()

  it.each(refusedImports)('%s may not import %s', (folder, imported) => {
    expect(refused).toContain(plantedFile(folder, imported))
  })

  it.each(allowedImports)('%s may import %s', (folder, imported) => {
    expect(refused).not.toContain(plantedFile(folder, imported))
  })
})
