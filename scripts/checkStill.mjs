// `npm run check:still`: everything that can be said of the sources without running them; the longest check beside all others.
import { spawn } from 'node:child_process'

/** Each lane one after the other, the lanes at the same time: the types take as long as all the rest. */
const LANES = [['types'], ['layers', 'lint', 'format', 'unused', 'packaging']]

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

async function run(lane) {
  const results = []
  for (const name of lane) results.push(await check(name))
  return results.every(Boolean)
}

const lanes = await Promise.all(LANES.map(run))
process.exitCode = lanes.every(Boolean) ? 0 : 1
