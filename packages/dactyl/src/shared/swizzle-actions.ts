/**
 * The closed list of names that a site may replace, as `src/theme/NAME.tsx`, and import, as `@theme/NAME`. For each
 * name it says what `dactyl swizzle` may do: *eject* copies a component into the site, *wrap* puts a component of the
 * site around it.
 *
 * The theme itself imports these components by that name, so that a replacement takes effect everywhere; it imports
 * all other files by relative path. The components only render on the server. What a reader can operate is native
 * HTML, or markup that switches on a behaviour of the boot script (`browser/README.md`).
 *
 * Three names only exist for components of a site: no page shows `Loading` while it is fetched, and one sidebar
 * serves all screens, so `DocSidebar/Mobile` and `BlogSidebar/Mobile` show nothing unless a copied sidebar renders
 * them.
 */

/** How safe it is to eject or wrap a component. */
export type SwizzleSafety = 'safe' | 'unsafe' | 'forbidden';

/** What a component is, and what may be done with it. */
export interface SwizzleActions {
  readonly eject: SwizzleSafety;
  readonly wrap: SwizzleSafety;
  /** One line, in English. */
  readonly description: string;
}

/** What a theme declares about its components: name below the theme's folder → what may be done with it. */
export interface SwizzleConfig {
  components: Record<
    string,
    { actions?: { eject?: SwizzleSafety; wrap?: SwizzleSafety }; description?: string } | undefined
  >;
}

/** Exports of a theme's module that `dactyl swizzle` reads. */
export interface SwizzleExports {
  /** Returns what `dactyl swizzle` may do with the theme's components. Components that it does not list are unsafe. */
  getSwizzleConfig?(): SwizzleConfig;
  /**
   * @deprecated Names of components that are safe to eject and to wrap. Only called when there is no
   * `getSwizzleConfig`.
   */
  getSwizzleComponentList?(): string[];
}

const SAFE = { eject: 'safe', wrap: 'safe' } as const;
const UNSAFE = { eject: 'unsafe', wrap: 'unsafe' } as const;
const FORBIDDEN = { eject: 'forbidden', wrap: 'forbidden' } as const;
/** For a map, a function or a folder, which renders no element that another component could wrap. */
const EJECT_ONLY = { eject: 'safe', wrap: 'forbidden' } as const;

/**
 * Components are safe when name, props and meaning stay the same from one release to the next. Names and safety are
 * those of the site format, so that instructions written for it hold here. The table lists folders, too, because people
 * ask for them by name: no folder can be wrapped, and only some can be ejected as a whole. A name without an entry is
 * unsafe.
 */
export const SWIZZLE_ACTIONS: Readonly<Record<string, SwizzleActions>> = {
  Admonition: { ...UNSAFE, description: 'A box that stands out of the text; picks the component for its type' },
  'Admonition/Icon': { ...EJECT_ONLY, description: 'Folder with the icons of admonitions' },
  'Admonition/Icon/Danger': { ...SAFE, description: 'Icon of `danger`' },
  'Admonition/Icon/Info': { ...SAFE, description: 'Icon of `info`' },
  'Admonition/Icon/Note': { ...SAFE, description: 'Icon of `note`' },
  'Admonition/Icon/Tip': { ...SAFE, description: 'Icon of `tip`' },
  'Admonition/Icon/Warning': { ...SAFE, description: 'Icon of `warning` and `caution`' },
  'Admonition/Layout': { ...SAFE, description: 'Frame, heading and content that all admonitions share' },
  'Admonition/Type': { ...EJECT_ONLY, description: 'Folder with one component for each type of admonition' },
  'Admonition/Type/Caution': { ...SAFE, description: 'The admonition `caution`' },
  'Admonition/Type/Danger': { ...SAFE, description: 'The admonition `danger`' },
  'Admonition/Type/Info': { ...SAFE, description: 'The admonition `info`' },
  'Admonition/Type/Note': { ...SAFE, description: 'The admonition `note`' },
  'Admonition/Type/Tip': { ...SAFE, description: 'The admonition `tip`' },
  'Admonition/Type/Warning': { ...SAFE, description: 'The admonition `warning`' },
  'Admonition/Types': {
    ...EJECT_ONLY,
    description: 'Map from the name of a type to its component; add types of your own here',
  },
  AnnouncementBar: { ...UNSAFE, description: 'The bar above the navbar' },
  'AnnouncementBar/CloseButton': { ...UNSAFE, description: 'The button that closes the announcement bar' },
  'AnnouncementBar/Content': { ...UNSAFE, description: 'The HTML of the announcement' },
  BackToTopButton: { ...UNSAFE, description: 'The button that appears while a reader scrolls up' },
  Blog: { ...FORBIDDEN, description: 'Folder with newer parts of the blog' },
  'Blog/Components': { ...FORBIDDEN, description: 'Folder with parts that several pages of the blog share' },
  'Blog/Components/Author': { ...UNSAFE, description: 'Image, name and title of an author' },
  'Blog/Components/Author/Socials': { ...UNSAFE, description: "Links to an author's accounts" },
  'Blog/Pages': { ...FORBIDDEN, description: 'Folder with pages of the blog about authors' },
  'Blog/Pages/BlogAuthorsListPage': { ...UNSAFE, description: 'The page that lists all authors' },
  'Blog/Pages/BlogAuthorsPostsPage': { ...UNSAFE, description: 'The page of one author' },
  BlogArchivePage: { ...UNSAFE, description: 'The page with all posts by year' },
  BlogLayout: { ...UNSAFE, description: 'Sidebar, content and table of contents of blog pages' },
  BlogListPage: { ...UNSAFE, description: 'A page with the latest posts' },
  'BlogListPage/StructuredData': { ...UNSAFE, description: 'What search engines read about a list of posts' },
  BlogListPaginator: { ...UNSAFE, description: 'Links to newer and older lists of posts' },
  BlogPostItem: { ...UNSAFE, description: 'A post, on its page and in lists' },
  'BlogPostItem/Container': { ...UNSAFE, description: 'The element around a post' },
  'BlogPostItem/Content': { ...UNSAFE, description: 'The text of a post' },
  'BlogPostItem/Footer': { ...UNSAFE, description: 'Tags, edit link and "Read more" below a post' },
  'BlogPostItem/Footer/ReadMoreLink': { ...UNSAFE, description: 'The link from an excerpt to the post' },
  'BlogPostItem/Header': { ...UNSAFE, description: 'Title, date and authors of a post' },
  'BlogPostItem/Header/Authors': { ...UNSAFE, description: 'The authors of a post' },
  'BlogPostItem/Header/Info': { ...UNSAFE, description: 'Date and reading time of a post' },
  'BlogPostItem/Header/Title': { ...UNSAFE, description: 'The title of a post' },
  BlogPostItems: { ...UNSAFE, description: 'The posts of a list' },
  BlogPostPage: { ...UNSAFE, description: 'The page of a post' },
  'BlogPostPage/Metadata': { ...UNSAFE, description: "What the head of a post's page says" },
  'BlogPostPage/StructuredData': { ...UNSAFE, description: 'What search engines read about a post' },
  BlogPostPaginator: { ...UNSAFE, description: 'Links to the next and previous post' },
  BlogSidebar: { ...UNSAFE, description: 'The recent posts: beside the page, or in the mobile menu' },
  'BlogSidebar/Content': { ...UNSAFE, description: 'The items of the blog sidebar, by year or in one list' },
  'BlogSidebar/Desktop': { ...UNSAFE, description: 'The blog sidebar beside a page' },
  'BlogSidebar/Mobile': { ...UNSAFE, description: 'The blog sidebar in the mobile menu' },
  BlogTagsListPage: { ...UNSAFE, description: 'The page with all tags of the blog' },
  BlogTagsPostsPage: { ...UNSAFE, description: 'The posts with one tag' },
  ChangelogEntryPage: { ...UNSAFE, description: 'The page of a release' },
  ChangelogListPage: { ...UNSAFE, description: 'A page of the list of releases' },
  ChangelogRelease: { ...UNSAFE, description: 'A release in the list' },
  CodeBlock: { ...SAFE, description: 'A block of code' },
  'CodeBlock/Container': { ...UNSAFE, description: 'The element around a block of code' },
  'CodeBlock/Content': {
    eject: 'unsafe',
    wrap: 'forbidden',
    description: 'Folder with the two kinds of block: of text, and of elements',
  },
  'CodeBlock/Content/Element': { ...UNSAFE, description: 'A block whose code has elements in it' },
  'CodeBlock/Content/String': { ...UNSAFE, description: 'A block whose code is text' },
  'CodeBlock/CopyButton': { ...UNSAFE, description: 'The button that copies the code' },
  'CodeBlock/Line': { ...UNSAFE, description: 'One line of code' },
  'CodeBlock/WordWrapButton': { ...UNSAFE, description: 'The button that wraps long lines' },
  CodeInline: { ...UNSAFE, description: 'Code inside a sentence' },
  ColorModeToggle: { ...SAFE, description: 'The button that switches between light and dark' },
  ConsentBanner: {
    ...UNSAFE,
    description: 'The question whether visits may be counted; empty without the theme for that',
  },
  'ConsentBanner/Question': { ...UNSAFE, description: 'The text and the answers of that banner' },
  ContentVisibility: { ...UNSAFE, description: 'The notices above drafts, unlisted and untranslated pages' },
  'ContentVisibility/Draft': { ...UNSAFE, description: 'The notice above a draft' },
  'ContentVisibility/Unlisted': { ...UNSAFE, description: 'The notice above an unlisted page' },
  Contributors: { ...UNSAFE, description: 'The names of those who wrote a doc' },
  CopyPage: { ...UNSAFE, description: 'A menu that offers the page as Markdown; empty without the theme for that' },
  DebugConfig: { ...UNSAFE, description: 'The debug page of the configuration' },
  DebugContent: { ...UNSAFE, description: 'The debug page of what plugins have loaded' },
  DebugGlobalData: { ...UNSAFE, description: 'The debug page of global data' },
  DebugJsonView: { ...UNSAFE, description: 'JSON as a tree, with a filter' },
  DebugLayout: { ...UNSAFE, description: 'What all debug pages have around them' },
  DebugRegistry: { ...UNSAFE, description: 'The debug page of scripts, islands and modules' },
  DebugRoutes: { ...UNSAFE, description: 'The debug page of routes' },
  DebugSiteMetadata: { ...UNSAFE, description: 'The debug page of versions' },
  Details: { ...UNSAFE, description: 'A part that readers unfold' },
  DocBreadcrumbs: { ...UNSAFE, description: 'The path from the start of a sidebar to the doc' },
  'DocBreadcrumbs/Items': {
    eject: 'unsafe',
    wrap: 'forbidden',
    description: 'Folder with special items of the breadcrumbs',
  },
  'DocBreadcrumbs/Items/Home': { ...UNSAFE, description: 'The first item of the breadcrumbs' },
  'DocBreadcrumbs/StructuredData': { ...UNSAFE, description: 'What search engines read about the breadcrumbs' },
  DocCard: { ...UNSAFE, description: 'A card that leads to a doc or a category' },
  DocCardList: { ...SAFE, description: 'The cards of a category' },
  DocCategoryGeneratedIndexPage: { ...UNSAFE, description: 'The generated page of a category' },
  DocChangesPage: { ...UNSAFE, description: 'What differs between a version of the docs and the one before' },
  DocItem: { ...UNSAFE, description: 'A doc: its context, its metadata, its layout' },
  'DocItem/Content': { ...UNSAFE, description: 'Title and text of a doc' },
  'DocItem/Footer': { ...UNSAFE, description: 'Tags, edit link and last update below a doc' },
  'DocItem/Layout': { ...UNSAFE, description: 'What stands around the text of a doc' },
  'DocItem/Metadata': { ...UNSAFE, description: "What the head of a doc's page says" },
  'DocItem/Paginator': { ...UNSAFE, description: 'The links below a doc, of its metadata' },
  'DocItem/StructuredData': { ...UNSAFE, description: 'What search engines read about a doc' },
  'DocItem/TOC': { ...FORBIDDEN, description: 'Folder with the tables of contents of docs' },
  'DocItem/TOC/Desktop': { ...UNSAFE, description: 'The table of contents beside a doc' },
  'DocItem/TOC/Mobile': { ...UNSAFE, description: 'The folded table of contents above a doc' },
  DocPaginator: { ...UNSAFE, description: 'Links to the previous and next doc' },
  DocRoot: { ...UNSAFE, description: 'Root of the docs of a version: finds the sidebar' },
  'DocRoot/Layout': { ...UNSAFE, description: 'Sidebar and content of docs pages' },
  'DocRoot/Layout/Main': { ...UNSAFE, description: 'What stands beside the sidebar' },
  'DocRoot/Layout/Sidebar': { ...UNSAFE, description: 'The sidebar with its state, folded or not' },
  'DocRoot/Layout/Sidebar/ExpandButton': { ...UNSAFE, description: 'The button that shows a hidden sidebar again' },
  DocSidebar: { eject: 'unsafe', wrap: 'safe', description: 'The sidebar: beside the page, or in the mobile menu' },
  'DocSidebar/Desktop': { ...UNSAFE, description: 'The sidebar beside a page' },
  'DocSidebar/Desktop/CollapseButton': { ...UNSAFE, description: 'The button that hides the sidebar' },
  'DocSidebar/Desktop/Content': { ...UNSAFE, description: 'The items of the sidebar beside a page' },
  'DocSidebar/Mobile': { ...UNSAFE, description: 'The sidebar in the mobile menu' },
  DocSidebarItem: { ...UNSAFE, description: 'An item of the sidebar; picks the component for its type' },
  'DocSidebarItem/Category': { ...UNSAFE, description: 'A category of the sidebar' },
  'DocSidebarItem/Html': { ...UNSAFE, description: 'HTML in the sidebar' },
  'DocSidebarItem/Link': { ...UNSAFE, description: 'A link of the sidebar' },
  DocSidebarItems: { ...UNSAFE, description: 'The items of one level of the sidebar' },
  DocTagDocListPage: { ...UNSAFE, description: 'The docs with one tag' },
  DocTagsListPage: { ...UNSAFE, description: 'The page with all tags of the docs' },
  DocVersionBadge: { ...UNSAFE, description: 'The name of the version above a doc' },
  DocVersionBanner: { ...UNSAFE, description: 'The notice on docs of another version than the latest' },
  DocVersionRoot: { ...UNSAFE, description: 'Root of one version of the docs' },
  DocsRoot: { ...UNSAFE, description: 'Root of all docs' },
  EditMetaRow: { ...UNSAFE, description: 'The line with edit link and last update' },
  EditThisPage: { ...UNSAFE, description: 'The link to the source of a page' },
  Error: { ...UNSAFE, description: 'What is shown instead of a page that fails' },
  ErrorPageContent: { ...UNSAFE, description: 'The message of a page that fails' },
  Footer: { ...SAFE, description: 'The footer of all pages' },
  'Footer/Copyright': { ...SAFE, description: 'The copyright line of the footer' },
  'Footer/Layout': { ...SAFE, description: 'How links, logo and copyright of the footer are arranged' },
  'Footer/LinkItem': { ...SAFE, description: 'One link of the footer' },
  'Footer/Links': { ...SAFE, description: 'The links of the footer, in columns or in one line' },
  'Footer/Links/MultiColumn': { ...SAFE, description: 'Links of the footer in columns' },
  'Footer/Links/Simple': { ...SAFE, description: 'Links of the footer in one line' },
  'Footer/Logo': { ...SAFE, description: 'The logo of the footer' },
  Heading: { ...UNSAFE, description: 'A heading with its anchor' },
  Icon: { ...FORBIDDEN, description: 'Folder with the icons of the theme' },
  'Icon/Arrow': { ...SAFE, description: 'The arrow of the buttons that hide and show the sidebar' },
  'Icon/Close': { ...UNSAFE, description: 'The cross of buttons that close' },
  'Icon/Copy': { ...UNSAFE, description: 'The icon of the button that copies code' },
  'Icon/DarkMode': { ...SAFE, description: 'The moon of the colour mode button' },
  'Icon/Edit': { ...SAFE, description: 'The pencil of the edit link' },
  'Icon/ExternalLink': { ...UNSAFE, description: 'The mark of links to other sites' },
  'Icon/Home': { ...UNSAFE, description: 'The house in the breadcrumbs' },
  'Icon/Language': { ...UNSAFE, description: 'The icon of the language dropdown' },
  'Icon/LightMode': { ...SAFE, description: 'The sun of the colour mode button' },
  'Icon/Menu': { ...SAFE, description: 'The icon of the button that opens the mobile menu' },
  'Icon/Socials': { ...FORBIDDEN, description: 'Folder with the icons of social networks' },
  'Icon/Socials/Bluesky': { ...UNSAFE, description: 'Icon of Bluesky' },
  'Icon/Socials/Default': { ...UNSAFE, description: 'Icon of a network without an icon of its own' },
  'Icon/Socials/Email': { ...UNSAFE, description: 'Icon of an e-mail address' },
  'Icon/Socials/GitHub': { ...UNSAFE, description: 'Icon of GitHub' },
  'Icon/Socials/Instagram': { ...UNSAFE, description: 'Icon of Instagram' },
  'Icon/Socials/LinkedIn': { ...UNSAFE, description: 'Icon of LinkedIn' },
  'Icon/Socials/Mastodon': { ...UNSAFE, description: 'Icon of Mastodon' },
  'Icon/Socials/StackOverflow': { ...UNSAFE, description: 'Icon of Stack Overflow' },
  'Icon/Socials/Threads': { ...UNSAFE, description: 'Icon of Threads' },
  'Icon/Socials/Twitch': { ...UNSAFE, description: 'Icon of Twitch' },
  'Icon/Socials/Twitter': { ...UNSAFE, description: 'Icon of Twitter' },
  'Icon/Socials/X': { ...UNSAFE, description: 'Icon of X' },
  'Icon/Socials/YouTube': { ...UNSAFE, description: 'Icon of YouTube' },
  'Icon/Success': { ...UNSAFE, description: 'The check mark after code was copied' },
  'Icon/SystemColorMode': { ...SAFE, description: 'The half-filled circle of the colour mode button' },
  'Icon/WordWrap': { ...UNSAFE, description: 'The icon of the button that wraps lines' },
  IdealImage: { ...UNSAFE, description: 'An image in several sizes, with a preview and messages' },
  LastUpdated: { ...UNSAFE, description: 'When, and by whom, a page was changed last' },
  Layout: { ...UNSAFE, description: 'Navbar, content and footer of every page' },
  'Layout/Provider': { ...UNSAFE, description: 'The contexts around all that a layout shows' },
  Loading: { ...UNSAFE, description: 'What is shown while the code of a page is fetched' },
  Logo: { ...UNSAFE, description: 'Logo and title of the site, as a link' },
  MDXComponents: { ...EJECT_ONLY, description: 'Map from element and component names in Markdown to components' },
  'MDXComponents/A': { ...SAFE, description: 'Links in Markdown' },
  'MDXComponents/Code': { ...SAFE, description: 'Code in Markdown, in a block or in a sentence' },
  'MDXComponents/Details': { ...SAFE, description: '`<details>` in Markdown' },
  'MDXComponents/Heading': { ...SAFE, description: 'Headings in Markdown' },
  'MDXComponents/Img': { ...SAFE, description: 'Images in Markdown' },
  'MDXComponents/Li': { ...UNSAFE, description: 'Items of lists in Markdown' },
  'MDXComponents/Pre': { ...SAFE, description: '`<pre>` in Markdown' },
  'MDXComponents/Ul': { ...SAFE, description: 'Lists in Markdown' },
  MDXContent: { ...SAFE, description: 'What stands around all compiled Markdown' },
  MDXPage: { ...UNSAFE, description: 'The page of a Markdown file of the pages plugin' },
  Mermaid: { ...UNSAFE, description: 'A diagram; shows nothing without the theme for diagrams' },
  Navbar: { ...UNSAFE, description: 'The bar above all pages' },
  'Navbar/ColorModeToggle': { ...UNSAFE, description: 'The colour mode button of the navbar' },
  'Navbar/Content': { ...UNSAFE, description: 'What stands in the navbar' },
  'Navbar/Layout': { ...UNSAFE, description: 'The element of the navbar' },
  'Navbar/Logo': { ...UNSAFE, description: 'The logo of the navbar' },
  'Navbar/MobileSidebar': { ...UNSAFE, description: 'The mobile menu' },
  'Navbar/MobileSidebar/Header': { ...UNSAFE, description: 'The head of the mobile menu' },
  'Navbar/MobileSidebar/Layout': { ...UNSAFE, description: 'The panels of the mobile menu' },
  'Navbar/MobileSidebar/PrimaryMenu': { ...UNSAFE, description: 'The items of the navbar in the mobile menu' },
  'Navbar/MobileSidebar/SecondaryMenu': { ...UNSAFE, description: 'The sidebar of the page in the mobile menu' },
  'Navbar/MobileSidebar/Toggle': { ...UNSAFE, description: 'The button that opens the mobile menu' },
  'Navbar/Search': { ...UNSAFE, description: 'The place of the search in the navbar' },
  NavbarItem: { ...UNSAFE, description: 'An item of the navbar; picks the component for its type' },
  'NavbarItem/ComponentTypes': { ...EJECT_ONLY, description: 'Map from the type of a navbar item to its component' },
  'NavbarItem/DefaultNavbarItem': { ...UNSAFE, description: 'A link of the navbar' },
  'NavbarItem/DocNavbarItem': { ...UNSAFE, description: 'A link to a doc' },
  'NavbarItem/DocSidebarNavbarItem': { ...UNSAFE, description: 'A link to the first doc of a sidebar' },
  'NavbarItem/DocsVersionDropdownNavbarItem': { ...UNSAFE, description: 'The dropdown of versions' },
  'NavbarItem/DocsVersionNavbarItem': { ...UNSAFE, description: 'A link to a version' },
  'NavbarItem/DropdownNavbarItem': { ...UNSAFE, description: 'A dropdown of the navbar' },
  'NavbarItem/HtmlNavbarItem': { ...UNSAFE, description: 'HTML in the navbar' },
  'NavbarItem/LocaleDropdownNavbarItem': { ...UNSAFE, description: 'The dropdown of languages' },
  'NavbarItem/NavbarNavLink': { ...UNSAFE, description: 'The link inside of navbar items' },
  'NavbarItem/SearchNavbarItem': { ...UNSAFE, description: 'The search as an item of the navbar' },
  NotFound: { ...SAFE, description: 'The page for an address that leads nowhere' },
  'NotFound/Content': { ...UNSAFE, description: 'What that page says' },
  PageFeedback: {
    ...UNSAFE,
    description: 'The question whether a page was helpful; empty without the theme for that',
  },
  'PageFeedback/Form': { ...UNSAFE, description: 'The form with the answers to that question' },
  'PageFeedback/Issue': { ...UNSAFE, description: 'The link that opens an issue about the page' },
  PaginatorNavLink: { ...UNSAFE, description: 'One link of a paginator' },
  Playground: { ...UNSAFE, description: 'Editor and result of live code' },
  PwaReloadPopup: { ...UNSAFE, description: 'The message that a new version waits, on sites that are read offline' },
  'PwaReloadPopup/Container': { ...UNSAFE, description: 'Where that message stands, hidden; on every page' },
  ReactLiveScope: { ...UNSAFE, description: 'The names that live code knows' },
  Root: { ...UNSAFE, description: 'Around the whole site, and never taken away; the place for contexts of your own' },
  SearchBar: { ...SAFE, description: 'The search of the navbar; empty without a search theme' },
  SearchMetadata: { ...UNSAFE, description: 'What search engines read about language and version of a page' },
  SearchPage: { ...UNSAFE, description: 'The page of search results' },
  SearchTranslations: { ...EJECT_ONLY, description: 'Texts of the search dialog, for a search box of your own' },
  SiteMetadata: { ...UNSAFE, description: 'What the head of every page says' },
  SkipToContent: { ...SAFE, description: 'The first link of a page, which leads past the navbar' },
  TOC: { ...UNSAFE, description: 'A table of contents' },
  TOCCollapsible: { ...UNSAFE, description: 'A table of contents that readers unfold' },
  'TOCCollapsible/CollapseButton': { ...UNSAFE, description: 'The button that unfolds it' },
  TOCInline: { ...UNSAFE, description: 'A table of contents inside of the text' },
  TOCItems: { ...UNSAFE, description: 'The links of a table of contents, with the one that is read marked' },
  'TOCItems/Tree': { ...UNSAFE, description: 'The nested list of these links' },
  TabItem: { ...UNSAFE, description: 'One panel of tabs' },
  Tabs: { ...UNSAFE, description: 'Tabs and their panels' },
  Tag: { ...UNSAFE, description: 'A tag, with the number of pages that have it' },
  TagsListByLetter: { ...UNSAFE, description: 'Tags grouped by their first letter' },
  TagsListInline: { ...UNSAFE, description: 'The tags of a page in one line' },
  ThemeProvider: { ...UNSAFE, description: 'Around all pages, inside of the root: what the theme provides' },
  'ThemeProvider/TitleFormatter': { ...UNSAFE, description: 'The place for a rule of your own for titles' },
  ThemedImage: { ...UNSAFE, description: 'An image with a light and a dark version' },
  TranslationNotice: { ...UNSAFE, description: 'The notice above a page whose translation is missing or old' },
  'prism-include-languages': { ...EJECT_ONLY, description: 'Function that adds languages to the highlighter' },
};
