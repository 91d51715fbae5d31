import * as s from 'satteri'; import fs from 'fs';
const files = process.argv.slice(2);
for (const f of files){ let src=fs.readFileSync(f,'utf8').replace(/<!--(.*?)-->/g,(m,x)=>'{/*'+x+'*/}');
 try { const out = s.mdxToJs(src,{features:{directive:true,headingAttributes:true,frontmatter:true,gfm:true}}); const code = typeof out==='string'?out:out.code; console.log('ok',f,code.length);
 if(process.env.SHOW) console.log(code)} catch(e){ console.log('FAIL',f,e.message)} }
