import { spawnSync } from 'node:child_process';

const BASE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{{ .Title }} | {{ site.Title }}</title>
<meta name="description" content="{{ .Description }}">
<link rel="canonical" href="{{ .Permalink }}">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<nav class="navbar"><a href="/">{{ site.Title }}</a> <a href="/docs/">Docs</a></nav>
<div class="layout">
<aside>{{ partialCached "sidebar.html" . .CurrentSection.RelPermalink }}</aside>
{{ block "main" . }}{{ end }}
</div>
<footer>Generated text</footer>
</body>
</html>
`;
const SIDEBAR = `<ul>
{{ $current := .CurrentSection }}
{{ with site.GetPage "/docs" }}{{ range .Sections }}
<li><a href="{{ .RelPermalink }}">{{ .Title }}</a>
{{ if eq .RelPermalink $current.RelPermalink }}<ul>{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}
</li>
{{ end }}{{ end }}
</ul>
`;
const SINGLE = `{{ define "main" }}<main><h1>{{ .Title }}</h1>
{{ .Content }}
<p>{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }} {{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</p>
</main><aside>{{ .TableOfContents }}</aside>{{ end }}
`;
const LIST = `{{ define "main" }}<main><h1>{{ .Title }}</h1>
<ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul></main>{{ end }}
`;
const CONFIG = `baseURL = 'https://bench.example.com/'
title = 'Benchmark'
disableKinds = ['taxonomy', 'term']
[markup.highlight]
codeFences = true
noClasses = false
[markup.tableOfContents]
startLevel = 2
endLevel = 3
`;

/** @type {import('./peers.mjs').Peer} Hugo of the system, highlighting on, a sidebar per folder. */
export const hugo = {
  name: 'hugo',
  dialect: 'hugo',
  contentDir: 'content/docs',
  outDir: 'public',
  caches: ['resources'],
  packages: {},
  files: () => ({
    'config.toml': CONFIG,
    'content/_index.md': '---\ntitle: Benchmark\n---\n',
    'layouts/_default/baseof.html': BASE,
    'layouts/_default/single.html': SINGLE,
    'layouts/_default/list.html': LIST,
    'layouts/partials/sidebar.html': SIDEBAR,
    'static/style.css': '.layout { display: flex; gap: 2rem; }\n',
  }),
  // Without a cache folder of its own it would keep one in the temporary folder, across cold builds.
  build: (siteDir) => ({
    command: 'hugo',
    args: ['--source', siteDir, '--cacheDir', `${siteDir}/resources/cache`, '--quiet'],
  }),
  version: () => /v([\d.]+)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')?.[1],
};
