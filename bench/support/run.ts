import { spawn } from 'node:child_process'

type Options = { cwd: string; env?: NodeJS.ProcessEnv; input?: string }

/** Runs a program. Its output is shown only if it fails. */
export function run(command: string, args: string[], { cwd, env, input = '' }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: env ?? process.env, stdio: 'pipe' })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`)),
    )
    // A program may end before it has read all its input; its exit code says whether it failed.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
