// The import rules between layers. Each rule is tried with a planted import, because the linter ignores a mistyped pattern.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const folderWithRules = realpathSync(mkdtempSync(join(tmpdir(), 'academy-rules-')))
afterAll(() => rmSync(folderWithRules, { recursive: true }))

const refusedImports = [
  ['src/domain', 'zod'],
  ['src/domain', '#contract/routes.ts'],
  ['src/domain', '../contract/routes.ts'],
  ['src/contract', '#platform/database/connection.ts'],
  ['src/content', '#platform/http/errors.ts'],
  ['src/contract', '#content/academy.ts'],
  ['src/database', '#platform/http/errors.ts'],
  ['src/database', '../server/errors.ts'],
  ['src/server', '#standins/card-sandbox/cards.ts'],
  ['src/server/checkout', '../../card-sandbox/cards.ts'],
  ['src/server', '#web/services/api.ts'],
  ['src/card-sandbox', '#domain/money.ts'],
  ['src/identity-service', '#platform/http/errors.ts'],
  ['src/template', '#content/academy.ts'],
  ['src/template', '#web/app/app.tsx'],
  ['src/template', '#web/router/router.tsx'],
  ['src/web/app', '#platform/http/errors.ts'],
  ['src/web/pages/home', '../register/register-page.tsx'],
  ['src/web/pages/home', '../../app/app.tsx'],
  ['src/web/services', '../ui/button.tsx'],
  ['src/web/services', '../classroom/learn-view.tsx'],
  ['src/web/classroom', '../pages/learn/learn-page.tsx'],
  ['src/web/classroom', '../app/app.tsx'],
  ['src/web/ui', '../services/api.ts'],
  ['src/web/ui', '../classroom/learn-view.tsx'],
  ['src/web/ui', '#content/academy.ts'],
  ['src/web/ui', '#template/home-two.tsx'],
  ['src/web/router', '../services/api.ts'],
  ['src/web/router', '../ui/button.tsx'],
  ['src/web/router', '#contract/routes.ts'],
  ['src/web/hydration', '../services/api.ts'],
  ['src/web/hydration', '../router/router.tsx'],
  ['src/web/app', '#office/app/router.tsx'],
  ['src/server', '#office/app/router.tsx'],
  ['src/office/app', '#platform/http/errors.ts'],
  ['src/office/app', '#platform/database/connection.ts'],
  ['src/office/app', '../../web/ui/button.tsx'],
  ['src/office/screens/today', '../dates/dates-screen.tsx'],
  ['src/office/screens/today', '../../app/router.tsx'],
  ['src/office/services', '../ui/button.tsx'],
  ['src/office/ui', '../services/api.ts'],
  ['src/office/ui', '../entries/use-entry.ts'],
  ['src/office/entries', '../screens/today/today-screen.tsx'],
] as const

const allowedImports = [
  ['src/domain', './money.ts'],
  ['src/contract', '#domain/money.ts'],
  ['src/content', '#contract/refusals.ts'],
  ['src/database', 'kysely'],
  ['src/server', '#platform/database/connection.ts'],
  ['src/main.ts', '#standins/card-sandbox/cards.ts'],
  ['src/identity-service', '#platform/database/connection.ts'],
  ['src/web/app', '../pages/home/home-page.tsx'],
  ['src/web/pages/home', '../../ui/button.tsx'],
  ['src/web/pages/home', './hero.tsx'],
  ['src/web/pages/home', '#domain/money.ts'],
  ['src/web/pages/home', '../../router/router.tsx'],
  ['src/web/services', '../router/router.tsx'],
  ['src/web/classroom', '../services/learn/calls.ts'],
  ['src/web/classroom', '../ui/button.tsx'],
  ['src/web/pages/learn', '../../classroom/learn-view.tsx'],
  ['src/web/services', '../hydration/retry.ts'],
  ['src/web/ui', '../router/page-link.tsx'],
  ['src/web/ui', '../hydration/use-hydrated.ts'],
  ['src/web/hydration', '#contract/rendering.ts'],
  ['src/web/hydration/after-paint.ts', '../services/visits.ts'],
  ['src/template', '#web/ui/button.tsx'],
  ['src/template', '#web/hydration/early-input.ts'],
  ['src/office/app', '../../web/ui/tokens.css'],
  ['src/office/app', '../screens/today/today-screen.tsx'],
  ['src/office/screens/today', '../../ui/button.tsx'],
  ['src/office/screens/today', '../../services/api.ts'],
  ['src/office/screens/today', '#content/en/office/words.ts'],
  ['src/office/screens/today', '../../entries/use-entry.ts'],
  ['src/office/entries', '../ui/button.tsx'],
  ['src/office/entries', '../services/api.ts'],
  ['src/office/services', '#contract/api-error.ts'],
  ['src/office/ui', '#domain/money.ts'],
] as const

const plantedFile = (folder: string, imported: string) =>
  folder.endsWith('.ts') ? folder : `${folder}/${imported.replace(/\W/g, '-')}.ts`

/** Lints all planted files at once. */
function refusedFiles() {
  cpSync(join(root, 'biome.json'), join(folderWithRules, 'biome.json'))
  for (const [folder, imported] of [...refusedImports, ...allowedImports]) {
    const file = join(folderWithRules, plantedFile(folder, imported))
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
    { cwd: folderWithRules, encoding: 'utf8' },
  )
  return new Set(
    [...stdout.matchAll(/file=([^,]+),/g)].map(([, file = '']) => relative(folderWithRules, file)),
  )
}

describe('import rules', () => {
  const refused = refusedFiles()

  it.each(refusedImports)('%s may not import %s', (folder, imported) => {
    expect(refused).toContain(plantedFile(folder, imported))
  })

  it.each(allowedImports)('%s may import %s', (folder, imported) => {
    expect(refused).not.toContain(plantedFile(folder, imported))
  })
})
