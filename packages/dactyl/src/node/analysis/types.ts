/**
 * Types of the analysis. Reading a module (`read-module.ts`) yields facts that depend on its text alone; the
 * analyser (`create-analyser.ts`) connects them across imports.
 */
import type { IslandReason, IslandWhen } from '../../shared/islands.js';
import type { Parse } from './syntax.js';

/** An occurrence in a module of something that needs the browser. */
export interface Trigger {
  when: IslandWhen;
  /** Completes "it …". */
  why: string;
  line: number;
}

/**
 * How a declaration uses a name of its module. `call`: calls it, or may; `member`: reads a member of it; `element`:
 * renders it; `value`: passes it on as a value.
 */
export interface Use {
  name: string;
  kind: 'call' | 'member' | 'element' | 'value';
  line: number;
  /** Of `Name.member` and `<Name.Member>`. */
  member?: string;
  /** Inside a function that runs on an event only. */
  inHandler?: boolean;
  /** For an element: whether one of its props is a function. */
  passesFunction?: boolean;
  /** For an element: module-level names that are passed as props and may be functions. */
  passes?: string[];
}

/** Where the call of `markComponent` is inserted for a component. */
export type MarkPlace =
  /** A function declaration: it is reassigned at the top of the module. */
  | { kind: 'function' }
  /** A class declaration: it is reassigned after `end`. */
  | { kind: 'class'; end: number }
  /** An expression, wrapped from `start` to `end`. */
  | { kind: 'expression'; start: number; end: number; anonymous: boolean };

export interface Declaration {
  /** Name in the module; `default` when it has none. */
  name: string;
  line: number;
  triggers: Trigger[];
  uses: Use[];
  /** Whether it is a function or a class. */
  isFunction: boolean;
  /** Whether it was made by `createContext`. */
  isContext: boolean;
  /** Whether the component inspects its children. */
  introspects: boolean;
  rendersElements: boolean;
  /** Set when it is a component. */
  component?: MarkPlace;
}

/** A name that comes from another module; `*`: the module as a whole. */
export interface ImportedName {
  specifier: string;
  name: string;
  line: number;
  /** Place of the local name in the import, to bind it anew; absent for `require`. */
  place?: { start: number; end: number; shorthand: boolean };
}

/** What an export refers to: a name of the module, or of another one. */
export type ExportedName = { local: string } | ImportedName;

export interface ModuleFacts {
  code: string;
  /** Declarations by name, without those that only rename an import. */
  declarations: Map<string, Declaration>;
  imports: Map<string, ImportedName>;
  exports: Map<string, ExportedName>;
  /** Specifiers of `export * from`. */
  stars: string[];
  /** What statements at the top level do. */
  statements: Declaration;
  /** Line of `'use client'`. */
  useClient?: number;
  isCommonJs: boolean;
  /**
   * Offset after directives and the first imports, where code is inserted so that imports keep their line numbers
   * in messages.
   */
  top: number;
}

export interface ComponentAnalysis {
  /** Name under which the browser's module exports it. */
  name: string;
  /** Name in the module. */
  local: string;
  line: number;
  place: MarkPlace;
  island?: IslandReason;
  introspects: boolean;
}

/** A component of a package, as a module of the site imports it. */
export interface PackageComponent {
  /** Name in the importing module. */
  local: string;
  /** The import specifier: the module's name for people and for the browser's bundle. */
  module: string;
  name: string;
  line: number;
  place: { start: number; end: number; shorthand: boolean };
  island?: IslandReason;
}

/** What follows from a module's text alone. */
export interface ModuleOutline {
  /** Components that only the module itself knows; the browser's module exports them as `$Name`. */
  hidden: string[];
  isCommonJs: boolean;
  /**
   * Offset after directives and the first imports, where code is inserted so that imports keep their line numbers
   * in messages.
   */
  top: number;
}

export interface ModuleAnalysis extends ModuleOutline {
  components: ComponentAnalysis[];
  packageComponents: PackageComponent[];
  /** Other files on which the result depends. */
  dependencies: string[];
}

/** Where an import leads. */
export type Resolved =
  /** A module of the site, or of a theme that is not ours. */
  | { kind: 'own'; file: string }
  /** One of our modules. It needs no analysis itself; only what it passes to other components counts. */
  | { kind: 'trusted'; file: string }
  | { kind: 'package'; file?: string; knowsReact: boolean }
  /** Styles, images, data. */
  | { kind: 'asset' };

export interface AnalyserInput {
  parse: Parse;
  /** Text of a file; `undefined` when it cannot be read. */
  read: (file: string) => string | undefined;
  /** The module's name for people: `src/components/Counter.tsx`. */
  moduleName: (file: string) => string;
  /** What earlier analysers have read; see `KnownFacts`. */
  known?: KnownFacts | undefined;
}

/** Facts of files, which analysers share: they stay right as long as the text of the file is the same. */
export interface KnownFacts {
  find(file: string, code: string): ModuleFacts | undefined;
  keep(file: string, facts: ModuleFacts): void;
  /** Whether it is one of our components and known to hand no function on, so that nobody need read it. */
  passesNothing(file: string, code: string): boolean;
}

export type Resolve = (specifier: string, importer: string) => Promise<Resolved | undefined>;

export interface Analyser {
  /** Returns `undefined` when the file cannot be read or parsed, or is one of ours that need not be analysed. */
  analyse(file: string, resolve: Resolve, kind?: 'own' | 'trusted'): Promise<ModuleAnalysis | undefined>;
  outline(file: string): ModuleOutline | undefined;
  /** Why an export of a package needs the browser; `name` as it is exported. */
  analysePackage(
    specifier: string,
    name: string,
    from: { importer: string; resolve: Resolve },
  ): Promise<IslandReason | undefined>;
  /** Names that a module exports; `undefined` when they cannot be known. */
  exportedNames(file: string, resolve: Resolve): Promise<string[] | undefined>;
  /** Drops what is cached about a file, because it has changed. */
  forget(file: string): void;
}
