/** Synonyms in documentation. */
const BUILT_IN: readonly (readonly string[])[] = (
  'i18n,internationalization,internationalisation,localization,translation,multiple languages,国际化,多语言|' +
  'l10n,localization,i18n,translation,本地化|language,locale|a11y,accessibility,无障碍|' +
  'config,configuration|docs,documentation|dark mode,color mode,night mode,dark theme,dark|' +
  'colour,color|deploy,publish,hosting|repo,repository|env,environment|vars,variables|auth,authentication,login|' +
  'cli,command line,commands,命令行|ts,typescript|js,javascript|md,markdown|' +
  'toc,table of contents,outline,on this page,目录|faq,questions|ssr,server side rendering,服务端渲染|' +
  'ssg,static site generation,静态站点|hmr,hot module replacement,hot reload,热更新|' +
  'pwa,offline,service worker,离线|seo,search engine optimization|rtl,right to left|img,image,picture|' +
  'nav,navigation|navbar,navigation bar,top bar,header|sidebar,side menu,left menu|' +
  'fast,performance,speed,slow|delete,remove|override,replace,customize|url,link,address|' +
  'swizzle,replace component,override component,eject|callout,admonition,提示框,告示|homepage,home page,landing page|' +
  'errors,troubleshooting|upgrade,migrate,update|install,setup,getting started|' +
  'code block,syntax highlighting|disable,turn off,switch off|enable,turn on,switch on|' +
  'cors,cross origin,跨域,跨源|sitemap,站点地图,网站地图|深色,暗色,夜间,黑暗,dark|导航栏,导航条,顶部菜单,navbar|' +
  '侧边栏,侧栏,sidebar|部署,发布,上线,deploy|国际化,多语言,翻译,i18n|配置,设置,选项,config|搜索,检索,search|' +
  '插件,plugin|主题,theme|组件,component|安装,install|升级,迁移,更新,upgrade|博客,blog|高亮,语法高亮,highlight|' +
  '链接,link|图片,图像,image|别名,alias|自定义,定制,custom|性能,速度,慢,performance'
)
  .split('|')
  .map((group) => group.split(','));

/** Normalised phrase → its synonyms as they are written. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/**
 * @param more groups of the site
 * @param normal how phrases are compared
 */
export function readSynonyms(more: readonly (readonly string[])[] = [], normal: (phrase: string) => string): Synonyms {
  const others = new Map<string, string[]>();
  for (const group of [...BUILT_IN, ...more]) {
    for (const phrase of group) {
      const key = normal(phrase);
      const known = others.get(key) ?? [];
      others.set(key, [...new Set([...known, ...group.filter((other) => normal(other) !== key)])]);
    }
  }
  return others;
}
