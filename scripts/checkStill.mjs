// `npm run check:still`: everything that can be said of the sources without running them, two checks at a time.
import { spawn } from 'node:child_process'

/** The longest first, so that neither of two processors waits for long at the end. */
const CHECKS = ['types', 'lint', 'format', 'unused', 'layers', 'packaging']
const AT_A_TIME = 2

/** Runs one command of package.json and tells what it said when it is done; whether it found nothing. */
function check(name) {
  return new Promise((resolve) => {
    const said = []
    const npm = spawn('npm', ['run', '--silent', name], { shell: process.platform === 'win32' })
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (part) => said.push(part))
    npm.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)))
    npm.on('close', (code) => {
      console.log(`== npm run ${name}: ${code === 0 ? 'nothing found' : 'FAILED'}`)
      process.stdout.write(Buffer.concat(said))
      resolve(code === 0)
    })
  })
}

const waiting = [...CHECKS]

/** Whether all that it came to found nothing. */
async function runNext() {
  const name = waiting.shift()
  if (name === undefined) return true
  const isGood = await check(name)
  return (await runNext()) && isGood
}

const lanes = await Promise.all(Array.from({ length: AT_A_TIME }, runNext))
process.exitCode = lanes.every(Boolean) ? 0 : 1
