import path from 'node:path';
import ts from 'typescript';

export interface Compiler {
  sourceOf(file: string): { source: ts.SourceFile; checker: ts.TypeChecker };
  /** Whether the file has no type error with this text in place of its own. */
  accepts(file: string, text: string): boolean;
}

/** The compiler over the whole tree, which checks one file at a time. */
export function openCompiler(root: string): Compiler {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (name) =>
    ts.sys.readFile(name),
  ) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  let edited = { name: '', text: '' };
  let edits = 0;
  const read = (name: string) => (name === edited.name ? edited.text : ts.sys.readFile(name));
  const service = ts.createLanguageService({
    fileExists: (name) => ts.sys.fileExists(name),
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name),
    readFile: read,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (name) => (name === edited.name ? `edit ${edits}` : 'own'),
    getScriptSnapshot: (name) => {
      const text = read(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCompilationSettings: () => options,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });

  // One program for all that is read, since every later one has a checker that begins anew.
  const program = service.getProgram();
  if (!program) throw new Error('The compiler has no program.');

  return {
    sourceOf(file) {
      const source = program.getSourceFile(path.resolve(root, file));
      if (!source) throw new Error(`${file} is not in tsconfig.json.`);
      return { source, checker: program.getTypeChecker() };
    },
    accepts(file, text) {
      edited = { name: path.resolve(root, file), text };
      edits += 1;
      const errors = [
        ...service.getSyntacticDiagnostics(edited.name),
        ...service.getSemanticDiagnostics(edited.name),
      ];
      return errors.length === 0;
    },
  };
}
