// npm run licenses: checks the license of every package in the lock files, production and development. Prints each
// package with another license, and exits with 1 if there is one.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './prepare.mjs'

/**
 * Allowed licenses. MPL and LGPL ask for the source of changes, and we change none of the packages. The one under LGPL
 * (libvips, of sharp) is a library file of its own that can be replaced.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages without a license in their manifest, and the license in their LICENSE file. */
const readByHand = { 'png-js': 'MIT' }

const given = process.argv.slice(2)
const lockFiles = given.length > 0 ? given : ['package-lock.json', 'bench/lighthouse/package-lock.json']

const found = lockFiles
  .flatMap((file) => Object.entries(JSON.parse(readFileSync(resolve(root, file), 'utf8')).packages))
  .filter(([path]) => path !== '')
  .map(([path, { license, version }]) => {
    const name = path.split('node_modules/').at(-1)
    return { name, version, license: license ?? readByHand[name] ?? 'none' }
  })
const refused = found.filter(({ license }) => !isAllowed(license))

for (const { name, version, license } of refused)
  console.log(`${name} ${version}: ${license} is not on the list`)
console.log(
  `${found.length} packages, ${refused.length} under a license that is not on the list of scripts/licenses.mjs`,
)
process.exit(refused.length === 0 ? 0 : 1)

/** "(MIT OR GPL-2.0)" needs one allowed license, "MIT AND Zlib" both. */
function isAllowed(expression) {
  const plain = expression.replace(/[()]/g, '')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => allowed.has(one)))
}
