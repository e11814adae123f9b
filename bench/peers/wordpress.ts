// The home and courses page in Debian's WordPress: Apache with PHP, MariaDB, the default theme. All files are in a folder
// of its own; only the programs are the system's.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../tests/support/site.ts'
import { preparedFolder, project } from '../support/prepared-folder.ts'
import { run } from '../support/run.ts'
import { type Peer, untilResponding } from './peer.ts'

const own = 'bench/peers/wordpress'
const packages =
  'wordpress wordpress-theme-twentytwentythree php-mysql php-gd php-xml php-mbstring libapache2-mod-php mariadb-server'
const phpModule = ['8.2', '8.4']
  .map((version) => `/usr/lib/apache2/modules/libphp${version}.so`)
  .find(existsSync)

/** Null if WordPress is not installed. */
export async function startWordpress(academyUrl: string): Promise<Peer | null> {
  if (!phpModule || !existsSync('/usr/share/wordpress') || !existsSync('/usr/sbin/mariadbd')) {
    console.log(`WordPress is not installed and is left out. On Debian: apt-get install -y ${packages}`)
    return null
  }
  const folder = await preparedFolder(
    'wordpress',
    ['bench/peers/wordpress.ts', own, 'src/content/en', 'public/photos'],
    (folder) => install(folder, academyUrl),
  )
  const database = startDatabase(folder)
  const port = await freePort()
  await writeFile(join(folder, 'apache.conf'), apacheConfig(folder, port))
  // Detached, because Apache kills its whole process group, which would include the bench.
  const apache = spawn('/usr/sbin/apache2', ['-f', join(folder, 'apache.conf'), '-DFOREGROUND'], {
    stdio: 'ignore',
    detached: true,
  })
  const url = `http://127.0.0.1:${port}`
  await untilResponding(`${url}/courses/`)
  return {
    name: 'WordPress',
    url,
    pids: [apache.pid ?? 0, database.pid ?? 0],
    close() {
      apache.kill()
      database.kill()
    },
  }
}

async function install(folder: string, academyUrl: string) {
  const wordpress = join(folder, 'wordpress')
  await cp('/usr/share/wordpress', wordpress, { recursive: true, dereference: true })
  await writeFile(join(wordpress, 'wp-config.php'), wpConfig(folder))
  const user = process.getuid?.() === 0 ? ['--user=root'] : []
  await run(
    'mariadb-install-db',
    [
      '--no-defaults',
      `--datadir=${join(folder, 'data')}`,
      '--auth-root-authentication-method=normal',
      ...user,
    ],
    { cwd: folder },
  )
  const database = startDatabase(folder)
  try {
    await untilListening(folder)
    const pages = await Promise.all([
      readPage(academyUrl, 'home', '/'),
      readPage(academyUrl, 'courses', '/courses'),
    ])
    await run('php', [join(project, own, 'install.php'), wordpress, join(project, 'public')], {
      cwd: folder,
      input: JSON.stringify(pages),
    })
    // Apache runs as another user.
    await run('chmod', ['-R', 'a+rX', folder], { cwd: folder })
  } finally {
    database.kill()
    await new Promise((resolve) => database.once('exit', resolve))
  }
}

async function readPage(academyUrl: string, name: string, path: string) {
  const html = await (await fetch(`${academyUrl}${path}?lang=en`)).text()
  return {
    name,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? name,
    main: /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '',
  }
}

function startDatabase(folder: string) {
  return spawn(
    '/usr/sbin/mariadbd',
    [
      '--no-defaults',
      `--datadir=${join(folder, 'data')}`,
      `--socket=${socketOf(folder)}`,
      `--pid-file=${join(folder, 'mariadb.pid')}`,
      '--skip-networking',
      ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    ],
    { stdio: 'ignore' },
  )
}

/** Stays the same when the folder gets its final name. */
function socketOf(folder: string) {
  return `${folder.replace(/\.new$/, '')}.sock`
}

async function untilListening(folder: string) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run('mariadb', ['--no-defaults', `--socket=${socketOf(folder)}`, '-uroot'], {
        cwd: folder,
        input: 'create database if not exists wordpress',
      })
      return
    } catch (error) {
      if (attempt === 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

function wpConfig(folder: string) {
  return `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socketOf(folder)}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', 'http://' . $_SERVER['HTTP_HOST']);
define('WP_SITEURL', 'http://' . $_SERVER['HTTP_HOST']);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`
}

/** Like Debian's default: prefork with PHP as a module, compressed text, keep-alive. */
function apacheConfig(folder: string, port: number) {
  const modules = ['mpm_prefork', 'authz_core', 'dir', 'mime', 'filter', 'deflate', 'rewrite', 'setenvif']
  return `ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/apache.log
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
LoadModule php_module ${phpModule}
User www-data
Group www-data
KeepAlive On
StartServers 5
MaxRequestWorkers 20
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/css application/javascript text/javascript image/svg+xml application/json
DocumentRoot ${folder}/wordpress
DirectoryIndex index.php
<Directory ${folder}/wordpress>
  Require all granted
  FallbackResource /index.php
</Directory>
<FilesMatch "\\.php$">
  SetHandler application/x-httpd-php
</FilesMatch>
`
}
