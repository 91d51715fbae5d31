import {createServer} from 'vite';import react from 'react';import fs from 'fs';
const zh=process.argv[2]==='zh'; if(zh)process.env.MSG=fs.readFileSync('i18n/zh/code.json','utf8');
const s=await createServer({configFile:false,root:process.cwd(),appType:'custom',logLevel:'error',server:{middlewareMode:true,hmr:false,watch:null},optimizeDeps:{noDiscovery:true},oxc:{jsx:{runtime:'automatic'}},resolve:{alias:{'@theme/Layout':'/tmp/mock/Layout.tsx','@theme/CodeBlock':'/tmp/mock/CodeBlock.tsx','@docusaurus/Link':'/tmp/mock/Link.tsx','@docusaurus/Translate':'/tmp/mock/Translate.tsx'}}});
const {default:Home}=await s.ssrLoadModule('/src/pages/index.tsx');const {renderToStaticMarkup}=await import('react-dom/server');
const html=renderToStaticMarkup(react.createElement(Home));
const css=(await s.ssrLoadModule('/src/home/home.module.css?inline')).default;
const inf=fs.readFileSync('../node_modules/infima/dist/css/default/default.css','utf8');
for(const t of ['light','dark'])fs.writeFileSync(`/tmp/mock/${zh?'zh-':''}${t}.html`,`<html lang=${zh?'zh-CN':'en'} data-theme=${t}><meta charset=utf8><style>@layer i{${inf}}@layer d{:root{--ifm-color-primary:#2e8555;--ifm-color-primary-dark:#29784c;--ifm-pre-background:#f5f8f7;--ifm-code-font-size:90%}[data-theme=dark]{--ifm-color-primary:#25c2a0;--ifm-color-primary-dark:#21af90;--ifm-background-color:#181920;--ifm-pre-background:#1e1e1e}body{background:var(--ifm-background-color)}}${css}</style>${html}`);
await s.close();process.exit(0)
