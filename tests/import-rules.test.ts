// The floors of the house, and the arrows that the linter refuses: each rule is tried with a planted import.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The linter's exit code tells: read from standard input, it names no fault. */
function refused(file: string, imported: string) {
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--only=style/noRestrictedImports', `--stdin-file-path=${file}`],
    { cwd: root, input: `import { thing } from '${imported}'\nexport const used = thing\n` },
  )
  return status !== 0
}

describe('the import rules', () => {
  it.each([
    ['src/domain/planted.ts', 'zod'],
    ['src/domain/planted.ts', '#contract/routes.ts'],
    ['src/domain/planted.ts', '../contract/routes.ts'],
    ['src/contract/planted.ts', '#database/connection.ts'],
    ['src/content/planted.ts', '#contract/routes.ts'],
    ['src/database/planted.ts', '#server/errors.ts'],
    ['src/database/planted.ts', '../server/errors.ts'],
    ['src/server/planted.ts', '#card-sandbox/cards.ts'],
    ['src/server/checkout/planted.ts', '../../card-sandbox/cards.ts'],
    ['src/server/planted.ts', '#web/services/api.ts'],
    ['src/card-sandbox/planted.ts', '#domain/money.ts'],
    ['src/identity-service/planted.ts', '#server/errors.ts'],
    ['src/template/planted.ts', '#content/academy.ts'],
    ['src/template/planted.ts', '#web/app/router.tsx'],
    ['src/web/app/planted.ts', '#server/errors.ts'],
    ['src/web/pages/home/planted.ts', '../register/register-page.tsx'],
    ['src/web/pages/home/planted.ts', '../../app/router.tsx'],
    ['src/web/services/planted.ts', '../ui/button.tsx'],
    ['src/web/ui/planted.ts', '../services/api.ts'],
    ['src/web/ui/planted.ts', '#content/academy.ts'],
    ['src/web/ui/planted.ts', '#template/home-two.tsx'],
  ])('%s may not import %s', (file, imported) => {
    expect(refused(file, imported)).toBe(true)
  })

  it.each([
    ['src/domain/planted.ts', './money.ts'],
    ['src/contract/planted.ts', '#domain/money.ts'],
    ['src/database/planted.ts', 'kysely'],
    ['src/server/planted.ts', '#database/connection.ts'],
    ['src/server/main.ts', '#card-sandbox/cards.ts'],
    ['src/identity-service/planted.ts', '#database/connection.ts'],
    ['src/web/app/planted.ts', '../pages/home/home-page.tsx'],
    ['src/web/pages/home/planted.ts', '../../ui/button.tsx'],
    ['src/web/pages/home/planted.ts', './hero.tsx'],
    ['src/web/pages/home/planted.ts', '#domain/money.ts'],
    ['src/template/planted.ts', '#web/ui/button.tsx'],
  ])('%s may import %s', (file, imported) => {
    expect(refused(file, imported)).toBe(false)
  })
})
